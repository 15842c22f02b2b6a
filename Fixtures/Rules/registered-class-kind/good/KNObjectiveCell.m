#import "KNObjectiveCell.h"

@implementation KNObjectiveCell
@end

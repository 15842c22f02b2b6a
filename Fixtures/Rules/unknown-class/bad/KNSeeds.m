#import "KNSeeds.h"

@implementation KNSeedCell
@end

@implementation KNSeedView
@end

#import "KNTagHeader.h"

@implementation KNTagHeader
@end

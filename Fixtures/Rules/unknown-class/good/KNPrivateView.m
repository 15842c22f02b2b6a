#import <UIKit/UIKit.h>

@interface KNPrivateView : UIView
@end

@implementation KNPrivateView
@end

#import <UIKit/UIKit.h>

@interface KNBarView : UIControl
@end

@interface KNBarController : UITableViewController
@end

#import <UIKit/UIKit.h>

@interface KNLidController : UITableViewController
@end

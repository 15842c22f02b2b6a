#import <UIKit/UIKit.h>

@interface KNLidListController : UITableViewController
@end

#import <UIKit/UIKit.h>

@interface KNNutController : UITableViewController
@end

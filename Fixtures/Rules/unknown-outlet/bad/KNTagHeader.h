#import <UIKit/UIKit.h>

@interface KNTagHeader : UITableViewHeaderFooterView
@property (nonatomic, weak) IBOutlet UILabel *nameLabel;
@end

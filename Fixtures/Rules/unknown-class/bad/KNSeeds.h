#import <UIKit/UIKit.h>

@interface KNSeedCell : UITableViewCell
@end

@interface KNSeedView : UIView
@end

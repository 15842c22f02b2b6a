#import <UIKit/UIKit.h>

@interface KNTagCell : UITableViewCell
@property (nonatomic, strong) UILabel *heading;
NS_ASSUME_NONNULL_BEGIN
@property (nonatomic, strong) IBOutlet UILabel *noteLabel;
NS_ASSUME_NONNULL_END
@end

@implementation KNTagCell

@synthesize heading = _headingLabel;

@end

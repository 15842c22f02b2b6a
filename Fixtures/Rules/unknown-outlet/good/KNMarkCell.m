#import "KNOutlets.h"

@interface KNMarkCell : UITableViewCell
@property (nonatomic, strong) UILabel *heading;
KN_OUTLET(UILabel, noteLabel)
@end

@implementation KNMarkCell

@synthesize heading = _titleLabel, tag = _mark;

@end

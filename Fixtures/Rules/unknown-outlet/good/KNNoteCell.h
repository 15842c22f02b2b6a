#import <UIKit/UIKit.h>

@interface KNNoteCell : UITableViewCell
@property (nonatomic, weak) IBOutlet UILabel *titleLabel;
@end

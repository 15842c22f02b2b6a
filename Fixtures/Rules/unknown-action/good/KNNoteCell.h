#import <UIKit/UIKit.h>

@interface KNNoteCell : UITableViewCell
@end

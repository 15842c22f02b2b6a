#import <UIKit/UIKit.h>

@interface KNNoteHeader : UITableViewHeaderFooterView
@end

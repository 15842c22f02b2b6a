#import <UIKit/UIKit.h>

#define kKNRowIdentifier @"KNRow"

extern NSString * const KNNoteIdentifier;

@interface KNBaseController : UITableViewController
- (void)addCell:(NSString *)identifier;
@end

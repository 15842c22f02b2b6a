#import <UIKit/UIKit.h>

@interface UITableView (Pantry)
- (void)kn_registerPantryCells;
@end

#import "UITableView+Pantry.h"

@implementation UITableView (Pantry)

- (void)kn_registerPantryCells {
    [self registerClass:[UITableViewCell class] forCellReuseIdentifier:@"KNPantryCell"];
}

@end

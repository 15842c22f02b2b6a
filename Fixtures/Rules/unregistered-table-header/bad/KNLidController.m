#import "KNLidController.h"

@implementation KNLidController

- (UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section {
    return [tableView dequeueReusableHeaderFooterViewWithIdentifier:@"LidHeader"];
}

@end

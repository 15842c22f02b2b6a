#import <UIKit/UIKit.h>
@interface C : UITableViewController
@end
@implementation C
- (void)viewDidLoad {
    [super viewDidLoad];
    for (NSInteger k = 0; k < 3; k++) {
        NSString *s = [NSString stringWithFormat:@"cell%ld", (long)k];
        [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:s];
    }
}
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)i {
    return [t dequeueReusableCellWithIdentifier:(i.row == 0 ? @"cell0" : @"cell1") forIndexPath:i];
}
@end

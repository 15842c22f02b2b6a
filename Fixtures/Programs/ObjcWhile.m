#import <UIKit/UIKit.h>
@interface C : UITableViewController
@end
@implementation C
- (void)viewDidLoad {
    [super viewDidLoad];
    int k = 0;
    while (k < 2) { [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:[NSString stringWithFormat:@"c%d", k]]; k++; }
}
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)i {
    return [t dequeueReusableCellWithIdentifier:@"c1" forIndexPath:i];
}
@end

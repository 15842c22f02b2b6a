#import <UIKit/UIKit.h>
@interface C : UITableViewController
@end
@implementation C
- (void)viewDidLoad {
    [super viewDidLoad];
    NSArray *ids = @[@"a", @"b"];
    for (NSUInteger k = 0; k < ids.count; k++) [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:ids[k]];
}
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)i {
    return [t dequeueReusableCellWithIdentifier:@"b" forIndexPath:i];
}
@end

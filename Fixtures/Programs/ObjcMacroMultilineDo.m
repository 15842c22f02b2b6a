#import <UIKit/UIKit.h>
#define REG(c) do { \
    [self.tableView registerClass:[c class] forCellReuseIdentifier:NSStringFromClass([c class])]; \
} while (0)
@interface XCell : UITableViewCell
@end
@implementation XCell
@end
@interface C : UITableViewController
@end
@implementation C
- (void)viewDidLoad { [super viewDidLoad]; REG(UITableViewCell); REG(XCell); }
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)i {
    return [t dequeueReusableCellWithIdentifier:@"XCell" forIndexPath:i];
}
@end

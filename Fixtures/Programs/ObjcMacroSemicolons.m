#import <UIKit/UIKit.h>
#define REG(x) [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:x]
@interface C : UITableViewController
@end
@implementation C
- (void)viewDidLoad { [super viewDidLoad]; REG(@"A"); REG(@"B"); }
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)i {
    return [t dequeueReusableCellWithIdentifier:@"B" forIndexPath:i];
}
@end

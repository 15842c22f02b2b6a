#import <UIKit/UIKit.h>
static NSString * const ids[] = { [1] = @"B", [0] = @"A" };
@interface C : UITableViewController <UITableViewDataSource>
@property (nonatomic, strong) UITableView *tv;
@end
@implementation C
- (void)viewDidLoad { [super viewDidLoad]; for (int k = 0; k < 2; ++k) [self.tableView registerClass:UITableViewCell.class forCellReuseIdentifier:ids[k]]; }
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)i { return [t dequeueReusableCellWithIdentifier:@"B" forIndexPath:i]; }

@end

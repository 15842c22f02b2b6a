#import <UIKit/UIKit.h>
static NSString * const ids[] = { @"A", @"B" };
@interface C : UITableViewController <UITableViewDataSource>
@property (nonatomic, strong) UITableView *tv;
@end
@implementation C
- (void)viewDidLoad { [super viewDidLoad]; for (NSUInteger k = 0; k < sizeof(ids) / sizeof(*ids); ++k) [self.tableView registerClass:UITableViewCell.class forCellReuseIdentifier:ids[k]]; }
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)i { return [t dequeueReusableCellWithIdentifier:ids[1] forIndexPath:i]; }

@end

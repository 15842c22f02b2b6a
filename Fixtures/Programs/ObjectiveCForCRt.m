#import <UIKit/UIKit.h>

@interface C : UITableViewController <UITableViewDataSource>
@property (nonatomic, strong) UITableView *tv;
@end
@implementation C
- (void)viewDidLoad { [super viewDidLoad]; for (int k = 0; k < 3; k++) { [self.tableView registerClass:UITableViewCell.class forCellReuseIdentifier:[NSString stringWithFormat:@"c%d", k]]; } }
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)i { return [t dequeueReusableCellWithIdentifier:[NSString stringWithFormat:@"c%ld", (long)i.row] forIndexPath:i]; }

@end

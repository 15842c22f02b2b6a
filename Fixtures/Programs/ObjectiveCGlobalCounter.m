#import <UIKit/UIKit.h>
static int gN = 0;
@interface C : UITableViewController <UITableViewDataSource>
@property (nonatomic, strong) UITableView *tv;
@end
@implementation C
- (void)viewDidLoad { [super viewDidLoad]; gN++; [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:[NSString stringWithFormat:@"c%d", gN]]; }
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)i { return [t dequeueReusableCellWithIdentifier:@"c1" forIndexPath:i]; }

@end

#import <UIKit/UIKit.h>

@interface C : UITableViewController <UITableViewDataSource>
@property (nonatomic, strong) UITableView *tv;
@end
@implementation C
- (void)viewDidLoad { [super viewDidLoad]; static int n = 0; n++; [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:[NSString stringWithFormat:@"c%d", n]]; }
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)i { return [t dequeueReusableCellWithIdentifier:@"c1" forIndexPath:i]; }

@end

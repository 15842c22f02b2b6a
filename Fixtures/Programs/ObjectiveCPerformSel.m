#import <UIKit/UIKit.h>

@interface C : UITableViewController <UITableViewDataSource>
@property (nonatomic, strong) UITableView *tv;
@end
@implementation C
- (void)viewDidLoad { [super viewDidLoad]; [self.tableView performSelector:@selector(registerClass:forCellReuseIdentifier:) withObject:UITableViewCell.class withObject:@"A"]; }
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)i { return [t dequeueReusableCellWithIdentifier:@"A" forIndexPath:i]; }

@end

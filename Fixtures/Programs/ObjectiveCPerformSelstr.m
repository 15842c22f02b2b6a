#import <UIKit/UIKit.h>

@interface C : UITableViewController <UITableViewDataSource>
@property (nonatomic, strong) UITableView *tv;
@end
@implementation C
- (void)viewDidLoad { [super viewDidLoad]; SEL s = NSSelectorFromString(@"registerClass:forCellReuseIdentifier:"); [self.tableView performSelector:s withObject:UITableViewCell.class withObject:@"A"]; }
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)i { return [t dequeueReusableCellWithIdentifier:@"A" forIndexPath:i]; }

@end

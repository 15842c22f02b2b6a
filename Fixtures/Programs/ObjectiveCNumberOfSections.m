#import <UIKit/UIKit.h>

@interface C : UITableViewController <UITableViewDataSource>
@property (nonatomic, strong) UITableView *tv;
@end
@implementation C
- (NSInteger)numberOfSectionsInTableView:(UITableView *)t { [t registerClass:UITableViewCell.class forCellReuseIdentifier:@"A"]; return 1; }
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)i { return [t dequeueReusableCellWithIdentifier:@"A" forIndexPath:i]; }

@end

#import <UIKit/UIKit.h>

@interface C : UITableViewController <UITableViewDataSource>
@property (nonatomic, strong) UITableView *tv;
@end
@implementation C
- (void)fill:(NSString **)o { *o = @"A"; }
- (void)viewDidLoad { [super viewDidLoad]; NSString *s = @"z"; [self fill:&s]; [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:s]; }
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)i { return [t dequeueReusableCellWithIdentifier:@"A" forIndexPath:i]; }

@end

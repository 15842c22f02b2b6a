#import <UIKit/UIKit.h>

@interface C : UITableViewController <UITableViewDataSource>
@property (nonatomic, strong) UITableView *tv;
@end
@implementation C
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)i { return [t dequeueReusableCellWithIdentifier:[self rid] forIndexPath:i]; }
- (NSString *)rid { return @"base"; }
@end
@interface D : C
@end
@implementation D
- (void)viewDidLoad { [super viewDidLoad]; [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:@"d"]; }
- (NSString *)rid { return @"d"; }

@end

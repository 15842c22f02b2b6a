#import <UIKit/UIKit.h>
@interface LeftTable : UITableView
@end
@implementation LeftTable
@end
@interface C : UIViewController <UITableViewDataSource>
@property (nonatomic, strong) LeftTable *left;
@property (nonatomic, strong) UITableView *right;
@end
@implementation C
- (void)viewDidLoad {
    [super viewDidLoad];
    self.left = [[LeftTable alloc] init];
    self.right = [[UITableView alloc] init];
    [self.left registerClass:[UITableViewCell class] forCellReuseIdentifier:@"A"];
    [self.right registerClass:[UITableViewCell class] forCellReuseIdentifier:@"B"];
    self.left.dataSource = self; self.right.dataSource = self;
}
- (NSInteger)tableView:(UITableView *)t numberOfRowsInSection:(NSInteger)s { return 1; }
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)i {
    if ([t isKindOfClass:[LeftTable class]]) return [t dequeueReusableCellWithIdentifier:@"A" forIndexPath:i];
    return [t dequeueReusableCellWithIdentifier:@"B" forIndexPath:i];
}
@end

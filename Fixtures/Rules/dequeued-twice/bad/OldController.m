#import <UIKit/UIKit.h>

@interface OldController : UITableViewController
@end

@implementation OldController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:@"Old"];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return 2;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *first = [tableView dequeueReusableCellWithIdentifier:@"Old" forIndexPath:indexPath];
    UITableViewCell *second = [tableView dequeueReusableCellWithIdentifier:@"Old" forIndexPath:indexPath];
    second.tag = first.tag;
    return second;
}

@end

#import <UIKit/UIKit.h>

@interface KNLidListController : UITableViewController
@end

@implementation KNLidListController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:@"LidCell"];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return 8;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    if (indexPath.section == 0) {
        return [tableView dequeueReusableCellWithIdentifier:@"LidCell" forIndexPath:indexPath];
    }
    /* nibc:allow unregistered-identifier - there is one section only */
    return [tableView dequeueReusableCellWithIdentifier:@"Lid" forIndexPath:indexPath]; // nibc:allow unregistered-identifier there is one section only
}

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
    return 2;
}

@end

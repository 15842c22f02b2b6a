#import "KNLidListController.h"

static NSString * const KNLidCellIdentifier = @"LidCell"; // nibc:allow unregistered-identifier it is registered below

@implementation KNLidListController

- (void)viewDidLoad {
    [super viewDidLoad];
    NSLog(@"// nibc:allow unregistered-identifier in a string this is text");
    [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:KNLidCellIdentifier];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return 8;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    return [tableView dequeueReusableCellWithIdentifier:KNLidCellIdentifier forIndexPath:indexPath];
}

@end

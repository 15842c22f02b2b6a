#import "KNNutController.h"
#import "KNNutCell.h"

@implementation KNNutController

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return 3;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    KNNutCell *cell = (KNNutCell *)[tableView dequeueReusableCellWithIdentifier:@"KNNut"];
    if (cell == nil) {
        cell = [[KNNutCell alloc] init];
    }
    return cell;
}

- (UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section {
    KNNutHeader *header = (KNNutHeader *)[tableView dequeueReusableHeaderFooterViewWithIdentifier:@"KNHead"];
    if (!header) {
        header = [[KNNutHeader alloc] initWithReuseIdentifier:@"KNHead"];
    }
    return header;
}

@end

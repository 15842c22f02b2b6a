#import "KNListController.h"

@implementation KNListController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self addCell:@"PeelCell"];
    [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:KNNoteIdentifier];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return 4;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    switch (indexPath.row) {
        case 0:
            return [tableView dequeueReusableCellWithIdentifier:kKNRowIdentifier forIndexPath:indexPath];
        case 1:
            return [tableView dequeueReusableCellWithIdentifier:@"PeelCell" forIndexPath:indexPath];
        case 2:
            return [tableView dequeueReusableCellWithIdentifier:[UITableViewCell getCellIdentifier]
                                                   forIndexPath:indexPath];
        default:
            return [tableView dequeueReusableCellWithIdentifier:KNNoteIdentifier forIndexPath:indexPath];
    }
}

@end

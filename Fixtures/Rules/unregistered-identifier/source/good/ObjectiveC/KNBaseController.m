#import "KNBaseController.h"

NSString * const KNNoteIdentifier = @"KNNote";

@implementation UITableViewCell (KNIdentifier)

+ (NSString *)getCellIdentifier {
    return NSStringFromClass(self.class);
}

@end

@implementation KNBaseController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.tableView registerClass:UITableViewCell.class forCellReuseIdentifier:kKNRowIdentifier];
    [self.tableView registerClass:UITableViewCell.class
           forCellReuseIdentifier:[UITableViewCell getCellIdentifier]];
}

- (void)addCell:(NSString *)identifier {
    [self.tableView registerNib:[UINib nibWithNibName:identifier bundle:nil]
         forCellReuseIdentifier:identifier];
}

@end

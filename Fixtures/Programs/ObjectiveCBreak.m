#import <UIKit/UIKit.h>

@interface SkeinController : UITableViewController
@end

@implementation SkeinController

- (void)viewDidLoad {
    [super viewDidLoad];
    NSString *name = @"Yarn";
    switch (2) {
        case 1:
            break;
        case 2:
            name = @"Wool";
            break;
        default:
            name = @"Silk";
    }
    [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:name];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    return [tableView dequeueReusableCellWithIdentifier:@"Wool" forIndexPath:indexPath];
}

@end

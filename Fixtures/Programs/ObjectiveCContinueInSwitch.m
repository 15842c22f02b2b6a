#import <UIKit/UIKit.h>

@interface SkeinController : UITableViewController
@end

@implementation SkeinController

- (void)viewDidLoad {
    [super viewDidLoad];
    for (NSString *name in @[ @"Silk", @"Wool" ]) {
        switch (name.length) {
            case 0:
                continue;
            default:
                break;
        }
        [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:name];
    }
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    return [tableView dequeueReusableCellWithIdentifier:@"Wool" forIndexPath:indexPath];
}

@end

#import <UIKit/UIKit.h>

@interface SkeinController : UITableViewController
@end

@implementation SkeinController

- (void)viewDidLoad {
    [super viewDidLoad];
    NSString *name = nil;
    switch (2) {
        case 1:
        case 2:
            name = @"Yarn";
        default:
            name = @"Wool";
    }
    [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:name];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    return [tableView dequeueReusableCellWithIdentifier:@"Wool" forIndexPath:indexPath];
}

@end

#import <UIKit/UIKit.h>

@interface SkeinController : UITableViewController
@end

@implementation SkeinController

- (void)viewDidLoad {
    [super viewDidLoad];
    NSString *name = @"Wool";
    switch (self.tableView.tag) {
        case 7:
            name = @"Yarn";
            break;
    }
    [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:name];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    return [tableView dequeueReusableCellWithIdentifier:@"Wool" forIndexPath:indexPath];
}

@end

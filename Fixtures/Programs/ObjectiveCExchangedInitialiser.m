#import <UIKit/UIKit.h>

@interface UITableView (Wool)
@end

@implementation UITableView (Wool)

+ (void)load {
    method_exchangeImplementations(
        class_getInstanceMethod(self, @selector(initWithFrame:style:)),
        class_getInstanceMethod(self, @selector(wool_initWithFrame:style:)));
}

- (instancetype)wool_initWithFrame:(CGRect)frame style:(UITableViewStyle)style {
    UITableView *table = [self wool_initWithFrame:frame style:style];
    [table registerClass:[UITableViewCell class] forCellReuseIdentifier:@"Wool"];
    return table;
}

@end

@interface SkeinController : UITableViewController
@end

@implementation SkeinController

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    return [tableView dequeueReusableCellWithIdentifier:@"Wool" forIndexPath:indexPath];
}

@end

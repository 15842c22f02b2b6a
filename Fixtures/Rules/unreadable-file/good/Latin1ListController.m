#import "Latin1ListController.h"

/* Zuständig: René Müller */
@implementation Latin1ListController

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.title = @"Übersicht";
    [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:@"Row"];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath
{
    return [tableView dequeueReusableCellWithIdentifier:@"Row" forIndexPath:indexPath];
}

@end

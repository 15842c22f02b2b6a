#import <UIKit/UIKit.h>

// Created by René on 12.03.11.
@interface Latin1ListController : UITableViewController
@end

#import <UIKit/UIKit.h>

static NSString *const RowNib = @"OldRowCell";

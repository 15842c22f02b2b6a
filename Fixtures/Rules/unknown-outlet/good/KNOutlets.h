#import <UIKit/UIKit.h>

#define KN_OUTLET(type, name) @property (nonatomic, weak) IBOutlet type *name;

#import <UIKit/UIKit.h>

@interface KNShelfController : UICollectionViewController
@end

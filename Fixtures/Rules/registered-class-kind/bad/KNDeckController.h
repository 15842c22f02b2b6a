#import <UIKit/UIKit.h>

@interface KNDeckView : UIView
@end

@interface KNDeckController : UICollectionViewController
@end

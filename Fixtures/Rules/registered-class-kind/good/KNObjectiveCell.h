#import <UIKit/UIKit.h>

@interface KNObjectiveCell : UICollectionViewCell
@end

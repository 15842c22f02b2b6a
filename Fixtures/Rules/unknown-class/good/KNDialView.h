#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

IB_DESIGNABLE
@interface KNDialView : UIView <NSCopying>
@end

NS_ASSUME_NONNULL_END

#import "KNBaseController.h"

@interface KNListController : KNBaseController
@end

#import "KNNoteHeader.h"

@implementation KNNoteHeader
@end

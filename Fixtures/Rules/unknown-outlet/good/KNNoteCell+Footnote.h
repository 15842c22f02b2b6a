#import "KNNoteCell.h"

@interface KNNoteCell (Footnote)
@property (nonatomic, weak) IBOutlet UILabel *footnoteLabel;
@end

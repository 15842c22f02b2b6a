#import "KNNoteCell.h"

@interface KNNoteCell () {
    IBOutlet UILabel *_dateLabel;
}
@property (nonatomic, strong) IBOutlet UILabel *bodyLabel;
@end

@implementation KNNoteCell

- (void)setAuthorLabel:(UILabel *)label {
    label.text = nil;
}

@end

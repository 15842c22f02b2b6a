#import "KNNoteCell.h"

@implementation KNNoteCell

- (IBAction)open:(id)sender {
}

- (void)close:(UIButton *)sender forEvent:(UIEvent *)event {
}

@end

#import <UIKit/UIKit.h>

@interface BoardController : UIViewController
@end

@implementation BoardController

- (void)viewDidLoad {
    [super viewDidLoad];
    UICollectionView *board = [[UICollectionView alloc] initWithFrame:self.view.bounds];
    [self.view addSubview:board];
    [self.view addSubview:[[UICollectionView alloc] init]];
}

@end

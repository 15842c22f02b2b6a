#import "KNDeckController.h"

@implementation KNDeckView
@end

@implementation KNDeckController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.collectionView registerClass:[KNDeckView class] forCellWithReuseIdentifier:@"Deck"];
}

- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section {
    return 3;
}

- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                  cellForItemAtIndexPath:(NSIndexPath *)indexPath {
    return [collectionView dequeueReusableCellWithReuseIdentifier:@"Deck" forIndexPath:indexPath];
}

@end

import UIKit

func tune<Owner>(_ owner: Owner, _ path: KeyPath<Owner, UICollectionViewFlowLayout>) {
    stretch(owner[keyPath: path])
}

let pathed: [UIViewController] = {
    let quilt = PathedController()
    tune(quilt, \.layout)
    return [quilt]
}()

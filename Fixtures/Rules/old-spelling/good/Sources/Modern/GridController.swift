import UIKit

/// The names of today; the old name for Objective-C; a method of another protocol and of the app itself.
final class GridController: UIViewController, UICollectionViewDataSource {
    private let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.dataSource = self
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    }

    @objc(collectionView:viewForSupplementaryElementOfKind:atIndexPath:)
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        atIndexPath indexPath: IndexPath
    ) -> UICollectionReusableView {
        UICollectionReusableView()
    }

    @objc(numberOfSectionsInCollectionView:)
    func sections(in collectionView: UICollectionView) -> Int { 2 }
}

@MainActor
protocol GridSource {
    func collectionView(_ view: UICollectionView, cellForItemAtIndexPath path: IndexPath) -> UIView
    func numberOfSectionsInTableView(_ tableView: UITableView) -> Int
}

/// No data source of UIKit's.
final class PrintingSource: GridSource {
    func collectionView(_ view: UICollectionView, cellForItemAtIndexPath path: IndexPath) -> UIView {
        UIView()
    }

    func numberOfSectionsInTableView(_ tableView: UITableView) -> Int { 1 }
}

/// A data source that also answers the app's own protocol.
final class ForwardingSource: NSObject, UITableViewDataSource, GridSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }

    func collectionView(_ view: UICollectionView, cellForItemAtIndexPath path: IndexPath) -> UIView {
        UIView()
    }

    func numberOfSectionsInTableView(_ tableView: UITableView) -> Int { 1 }

    private func tableView(tableView: UITableView, heightForTitle title: String) -> CGFloat { 44 }
}

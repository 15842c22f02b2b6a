import UIKit

/// Titles and the dates on which they were lent, side by side: a list and a table share a data source.
class StacksController: UIViewController {
    enum Half: Int, CaseIterable {
        case first
        case second
    }

    private(set) lazy var titles = UICollectionView(
        frame: .zero, collectionViewLayout: makeTitlesLayout(appearance: .grouped))
    private(set) lazy var dates = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        registerReusableViews(in: titles, as: .titles)
        titles.dataSource = self
        view.addSubview(titles)
        registerReusableViews(in: dates, as: .dates)
        dates.dataSource = self
        dates.delegate = self
        view.addSubview(dates)
    }
}

extension StacksController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        Half.allCases.count
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        1
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueLineCell(from: collectionView, for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementaryView(ofKind: kind, from: collectionView, for: indexPath)
    }
}

extension StacksController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        dequeueLineTableCell(from: tableView, for: indexPath)
    }
}

extension StacksController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        28
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        dequeueDateHeading(from: tableView)
    }
}

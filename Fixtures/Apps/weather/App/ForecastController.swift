import UIKit

/// The hours of two days, side by side.
class ForecastController: UIViewController {
    enum Day: String, CaseIterable, Sendable {
        case today
        case tomorrow
    }

    private let hours: [Day: [Hour]] = [
        .today: [Hour(time: "14:00", degrees: 17), Hour(time: "20:00", degrees: 12)],
        .tomorrow: [Hour(time: "08:00", degrees: 9)],
    ]

    private lazy var strip = UICollectionView(frame: .zero, collectionViewLayout: makeStripLayout())

    private lazy var dataSource = makeDataSource(
        for: strip,
        configureCell: { cell, _, hour in cell.titleLabel.text = "\(hour.time) \(hour.degrees)°" },
        configureHeader: { marker, _, day in marker.titleLabel.text = day.rawValue },
        configureFooter: { end, indexPath, _ in end.label.text = "\(indexPath.section + 1)" })

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(strip)
        var snapshot = NSDiffableDataSourceSnapshot<Day, Hour>()
        snapshot.appendSections(Day.allCases)
        for day in Day.allCases {
            snapshot.appendItems(hours[day] ?? [], toSection: day)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

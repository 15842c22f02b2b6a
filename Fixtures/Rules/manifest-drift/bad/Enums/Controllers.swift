import UIKit

class BayTitle: UICollectionReusableView {}
class CalmTitle: UICollectionReusableView {}
class LoudTitle: UICollectionReusableView {}
class WildTitle: UICollectionReusableView {}

/// The manifest misspells a case.
final class BayController: UIViewController {
    enum Bay: Int {
        case fresh, frozen
    }

    private lazy var bayView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        registerReusableViews(in: bayView)
        view.addSubview(bayView)
    }
}

/// The manifest leaves a case out.
final class AisleController: UIViewController {
    enum Aisle: Int {
        case left
        case right
        case middle
    }

    private lazy var aisleView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        registerReusableViews(in: aisleView)
        view.addSubview(aisleView)
    }
}

/// The sections have no numbers.
final class LaneController: UIViewController {
    enum Lane: String {
        case slow
        case fast
    }

    private lazy var laneView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        registerReusableViews(in: laneView)
        view.addSubview(laneView)
    }
}

/// The enum has fewer cases than the manifest.
final class MoodController: UIViewController {
    enum Mood {
        case calm
        case loud
    }

    private lazy var moodView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        registerReusableViews(in: moodView)
        view.addSubview(moodView)
    }
}

/// The manifest misspells the enum.
final class WeatherController: UIViewController {
    enum Weather {
        case sun, rain
    }

    private lazy var weatherView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        registerReusableViews(in: weatherView)
        view.addSubview(weatherView)
    }
}

/// A table view.
final class PileController: UIViewController {
    private let pile = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        registerReusableViews(in: pile)
        view.addSubview(pile)
    }
}

final class HeapController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        registerReusableViews(in: tableView)
    }
}

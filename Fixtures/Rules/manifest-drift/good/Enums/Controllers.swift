import UIKit

class BayTitle: UICollectionReusableView {}
class CalmTitle: UICollectionReusableView {}
class LoudTitle: UICollectionReusableView {}
class WildTitle: UICollectionReusableView {}

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

/// Whether the case is compiled is not known.
final class AisleController: UIViewController {
    enum Aisle: Int {
        case left
        case right
        #if DEBUG
        case middle
        #endif
    }

    private lazy var aisleView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        registerReusableViews(in: aisleView)
        view.addSubview(aisleView)
    }
}

/// A macro may declare the case.
final class TideController: UIViewController {
    @Tidal enum Tide: Int {
        case ebb
    }

    private lazy var tideView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        registerReusableViews(in: tideView)
        view.addSubview(tideView)
    }
}

/// A typealias gives the raw values.
final class LaneController: UIViewController {
    typealias Number = Int

    enum Lane: Number {
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

/// A constant does for a case.
final class MoodController: UIViewController {
    enum Mood {
        case calm
        case loud

        static let wild = Mood.loud
    }

    private lazy var moodView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        registerReusableViews(in: moodView)
        view.addSubview(moodView)
    }
}

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

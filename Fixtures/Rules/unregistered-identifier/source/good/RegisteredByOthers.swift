import UIKit

/// The coordinator registers on the controller's view.
final class HostController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Guest", for: indexPath)
    }
}

@MainActor
final class HostCoordinator {
    func start(in navigation: UINavigationController) {
        let controller = HostController(style: .plain)
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Guest")
        navigation.pushViewController(controller, animated: false)
    }
}

/// The view's own class registers, and its data source is another object.
final class BasketTableView: UITableView {
    private let source = BasketSource()

    override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
        register(UITableViewCell.self, forCellReuseIdentifier: BasketSource.identifier)
        dataSource = source
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class BasketSource: NSObject, UITableViewDataSource {
    static let identifier = NSStringFromClass(BasketSource.self)

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    }
}

/// A cell registers itself.
final class TagCell: UITableViewCell {
    static let identifier = "TagCell"

    static func register(in tableView: UITableView) {
        tableView.register(self, forCellReuseIdentifier: identifier)
    }

    static func dequeue(from tableView: UITableView, for indexPath: IndexPath) -> TagCell {
        tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath) as! TagCell
    }
}

final class TagController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        TagCell.register(in: tableView)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        TagCell.dequeue(from: tableView, for: indexPath)
    }
}

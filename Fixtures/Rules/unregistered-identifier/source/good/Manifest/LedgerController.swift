import UIKit

final class LedgerRow: UITableViewCell {}

/// The height is set by generated code, and the view is styled.
final class LedgerController: UIViewController {
    private let ledger = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        registerReusableViews(in: ledger)
        configure(ledger)
        style(ledger, isBusy: false)
        ledger.dataSource = self
        view.addSubview(ledger)
    }

    private func style(_ tableView: UITableView, isBusy: Bool) {
        tableView.separatorStyle = .none
        tableView.backgroundView = isBusy ? UIView() : nil
        tableView.layoutIfNeeded()
    }
}

extension LedgerController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        dequeueLedgerRow(from: tableView, for: indexPath)
    }
}

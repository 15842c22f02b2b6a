import PantryComponents
import UIKit

/// A function of another module gets the view.
final class StyledController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        PantryTheme.shared.prepare(tableView)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Themed", for: indexPath)
    }
}

/// A method of another module's extension is called on the view.
final class PreparedController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.usePantryCells()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Prepared", for: indexPath)
    }
}

/// The outlet belongs to no scene among the paths.
final class NowhereController: UIViewController, UITableViewDataSource {
    @IBOutlet private weak var tableView: UITableView!

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Nowhere", for: indexPath)
    }
}

/// Somebody hands in the view.
final class HostedDataSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Hosted", for: indexPath)
    }
}

/// A subclass of another module may register.
open class TemplateController: UITableViewController {
    override open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Template", for: indexPath)
    }
}

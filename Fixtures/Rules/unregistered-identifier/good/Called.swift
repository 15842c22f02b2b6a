import UIKit

/// A private function that is called, by way of another one.
final class CalledController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        prepare()
    }

    private func prepare() { registerCells() }

    private func registerCells() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Plum")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Plum", for: indexPath)
    }
}

/// Handed on as a value, in a string that looks like a comment's start.
final class HandedOnController: UITableViewController {
    private lazy var steps: [() -> Void] = [registerCells]

    override func viewDidLoad() {
        super.viewDidLoad()
        print("image/*", steps.count)
        for step in steps { step() }
    }

    private func registerCells() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Fig")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Fig", for: indexPath)
    }
}

/// Asked for by its selector.
final class SelectedController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        perform(#selector(addCells))
    }

    @objc private func addCells() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Date")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Date", for: indexPath)
    }
}

/// Another file may call it.
class SharedController: UITableViewController {
    func addSharedCells() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Pear")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Pear", for: indexPath)
    }
}

/// A protocol of the file's own asks for it.
private protocol Registering {
    func fillTable()
}

private final class AskedController: UITableViewController, Registering {
    override func viewDidLoad() {
        super.viewDidLoad()
        (self as Registering).fillTable()
    }

    fileprivate func fillTable() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Lime")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Lime", for: indexPath)
    }
}

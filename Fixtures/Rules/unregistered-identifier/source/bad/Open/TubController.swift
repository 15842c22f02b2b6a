import UIKit

/// Others may inherit from it; the storyboard's is of the class itself, and nobody else sees its view.
open class TubController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet weak var tubsView: UITableView!

    override open func viewDidLoad() {
        super.viewDidLoad()
        tubsView.register(UITableViewCell.self, forCellReuseIdentifier: "Tub")
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Tube", for: indexPath)
    }
}

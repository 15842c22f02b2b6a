import UIKit

/// Others may inherit from it; the storyboard's is of the class itself, but others see its view.
open class TubController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet open weak var tubsView: UITableView!

    override open func viewDidLoad() {
        super.viewDidLoad()
        tubsView.rowHeight = 60
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Tube", for: indexPath)
    }
}

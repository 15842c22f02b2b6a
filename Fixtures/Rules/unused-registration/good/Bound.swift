import RxCocoa
import RxSwift
import UIKit

final class RxController: UIViewController {
    private let tableView = UITableView()
    private let names = Observable.just(["Plum", "Quince"])
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Name")
        names.bind(to: tableView.rx.items(cellIdentifier: "Name")) { _, name, cell in
            cell.textLabel?.text = name
        }
        .disposed(by: bag)
    }
}

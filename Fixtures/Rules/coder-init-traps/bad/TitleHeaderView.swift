import UIKit

final class TitleHeaderView: UITableViewHeaderFooterView {
    private static let inset: CGFloat = 8

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        let message = "use init(reuseIdentifier:)"
        fatalError(message)
    }
}

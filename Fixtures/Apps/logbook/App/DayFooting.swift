import UIKit

final class DayFooting: UITableViewHeaderFooterView {
    let label = UILabel(frame: .zero)

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code, never from a nib")
    }
}

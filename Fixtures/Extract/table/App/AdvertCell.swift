import UIKit

class AdvertCell: UITableViewCell {
    private let sponsorLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(sponsorLabel)
    }

    required init?(coder: NSCoder) {
        fatalError("adverts are made in code")
    }

    func show(_ sponsor: String) {
        sponsorLabel.text = sponsor
    }
}

import UIKit

class RegionHeaderView: UICollectionReusableView {
    lazy var titleLabel: UILabel = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .title2)
        label.textColor = .brown
        label.translatesAutoresizingMaskIntoConstraints = false
        self.addSubview(label)
        return label
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        placeTitle()
    }

    required init?(coder: NSCoder) {
        fatalError("headings are not drawn in a nib")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        clear()
    }

    func clear() {
        self.titleLabel.text = nil
    }

    func placeTitle() {
        NSLayoutConstraint.activate([
            self.titleLabel.topAnchor.constraint(equalTo: self.topAnchor, constant: 12),
            self.titleLabel.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -6),
            self.titleLabel.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 18),
            self.titleLabel.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -18)
        ])
    }
}

import UIKit

class RegionHeaderView: UICollectionReusableView {
    private(set) lazy var titleLabel = makeLabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        placeTitle()
    }

    required init?(coder: NSCoder) {
        fatalError("headings are not drawn in a nib")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
    }

    private func placeTitle() {
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 18),
            bottomAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 6),
            trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 18),
        ])
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.textColor = .brown
        label.font = .preferredFont(forTextStyle: .title2)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        return label
    }
}

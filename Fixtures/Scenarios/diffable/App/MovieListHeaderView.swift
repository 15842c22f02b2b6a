import UIKit

class MovieListHeaderView: UICollectionReusableView {
    let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .title1)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 15),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 15),
            trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
            bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("a header is made in code, never from a nib")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        label.text = nil
    }
}

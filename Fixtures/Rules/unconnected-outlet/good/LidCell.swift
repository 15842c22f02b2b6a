import UIKit

/// What the nib does not connect is set by key, or the name is another thing's where it is used.
class LidCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var pathLabel: UILabel!
    @IBOutlet weak var constantLabel: UILabel!
    @IBOutlet weak var dictionaryLabel: UILabel!
    @IBOutlet weak var deepLabel: UILabel!
    @IBOutlet weak var setterLabel: UILabel!
    @IBOutlet weak var givenLabel: UILabel!
    @IBOutlet weak var madeLabel: UILabel!
    @IBOutlet weak var eachLabel: UILabel!
    @IBOutlet weak var matchedLabel: UILabel!
    @IBOutlet weak var innerLabel: UILabel!
    @IBOutlet weak var kindLabel: UILabel!
    @IBOutlet weak var namedLabel: UILabel!

    private static let key = "constantLabel"

    override func awakeFromNib() {
        super.awakeFromNib()
        setValue(contentView.viewWithTag(3), forKey: #keyPath(pathLabel))
        setValue(UILabel(), forKey: Self.key)
        setValuesForKeys(["dictionaryLabel": UILabel()])
        setValue(UILabel(), forKeyPath: #keyPath(LidCell.deepLabel))
        perform(#selector(setter: setterLabel), with: UILabel())
    }

    func show(_ text: String) {
        for label in [pathLabel, constantLabel, dictionaryLabel, deepLabel, setterLabel] { label?.text = text }
        pathLabel.text = text
        constantLabel.text = text
        dictionaryLabel.text = text
        deepLabel.text = text
        setterLabel.text = text
    }

    func shadow(_ text: String) {
        fill(titleLabel)
        let madeLabel = UILabel()
        madeLabel.text = text
        for eachLabel in [titleLabel!] { eachLabel.text = text }
        if case let matchedLabel as UILabel = contentView.subviews.first { matchedLabel.text = text }
        func show(innerLabel: UILabel) { innerLabel.text = text }
        show(innerLabel: titleLabel)
    }

    func fill(_ givenLabel: UILabel) { givenLabel.text = "" }

    func showKind(_ text: String) {
        if self is WideLidCell { kindLabel.text = text }
        guard reuseIdentifier == "Wide" else { return }
        namedLabel.text = text
    }
}

/// A kind that no nib draws.
final class WideLidCell: LidCell {}

class BaseLidCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var rimLabel: UILabel!

    func fill() { rimLabel.text = "" }
}

/// The one kind that is drawn fills itself in another way.
final class TallLidCell: BaseLidCell {
    override func fill() { titleLabel.text = "" }
}

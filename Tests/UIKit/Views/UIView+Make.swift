extension UIView {
    /// The allocating form of `init(_double:)`, called with the class as known at run time. It reaches that
    /// class's own `init(frame:)`, as UIKit does for a registered class (E1); a class without one traps with
    /// "use of unimplemented initializer" (E3).
    @_silgen_name("$s5UIKit6UIViewC7_doubleAC10Foundation6CGRectV_tcfC")
    class func make(_ frame: CGRect) -> UIView
}

extension UITableViewCell {
    /// The same for `init(style:reuseIdentifier:)`.
    @_silgen_name("$s5UIKit15UITableViewCellC7_double_A2C0D5StyleO_SSSgtcfC")
    class func make(_ style: UITableViewCell.CellStyle, _ identifier: String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
    /// The same for `init(reuseIdentifier:)`.
    @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C7_doubleACSSSg_tcfC")
    class func make(_ identifier: String?) -> UITableViewHeaderFooterView
}

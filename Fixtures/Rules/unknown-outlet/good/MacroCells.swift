import PantryMacros
import UIKit

/// A macro of the module declares the outlets.
@RowOutlets
final class MacroCell: UITableViewCell {}

/// So does one of the sources, of the superclass.
@attached(member, names: arbitrary)
macro Outlets(_ names: String...) = #externalMacro(module: "PantryMacros", type: "Outlets")

@Outlets("detailLabel")
class MacroBaseCell: UITableViewCell {}

final class MacroHeirCell: MacroBaseCell {}

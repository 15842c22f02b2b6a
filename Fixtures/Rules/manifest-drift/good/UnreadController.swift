import PantryComponents
import UIKit

/// The superclass in the pod registers.
final class UnreadController: PNTableController {}

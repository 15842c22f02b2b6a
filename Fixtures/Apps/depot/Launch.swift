import UIKit

/// The storyboard's screen, and another that is made in code.
@MainActor
func launches() -> [Launch] {
    [Launch("depot"), Launch("roster", root: { RosterController() })]
}

import UIKit

@MainActor
func launches() -> [Launch] {
    [Launch("TrailListController", root: { TrailListController() })]
}

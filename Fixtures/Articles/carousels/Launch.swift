import UIKit

@MainActor
func launches() -> [Launch] {
    [Launch("ShopWindowController", root: { ShopWindowController() })]
}

#if canImport(UIKit)
    import UIKit
#else
    import AppKit

    public class UIPageControl: NSView {}
#endif

#if os(iOS)
    typealias LidButton = UIButton
#else
    typealias LidButton = FocusedButton
#endif

class FocusedButton: UIControl {}

class DotsControl: UIPageControl {}

final class LidViewController: UIViewController {
    @IBOutlet private weak var lidButton: LidButton!
    @IBOutlet private weak var pages: UIPageControl!
    @IBOutlet private weak var dots: UIPageControl!
}

import Foundation

public enum PantryResources {
    public static let bundle = Bundle.module
}

extension Bundle {
    /// Found by hand, as CocoaPods asks for.
    static let pantry: Bundle = {
        let host = Bundle(for: BundleToken.self)
        guard let url = host.url(forResource: "PantryKit", withExtension: "bundle"),
            let bundle = Bundle(url: url)
        else { return host }
        return bundle
    }()
}

private final class BundleToken {}

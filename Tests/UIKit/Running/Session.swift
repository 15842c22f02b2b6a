import UIKitModel

/// The running app, from environment variables: `UIKIT_RESOURCES` (the folder that stands for the main
/// bundle), `UIKIT_MODULE` (the app's module), `UIKIT_IOS` (the major version of iOS, 18 unless given).
@MainActor final class Session {
    static let shared = Session()
    static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

    let resources: URL
    let module: String
    let version: Int
    var outlets: [ObjectIdentifier: [String: _DoubleOutlet]] = [:]
    /// Classes with an explicit Objective-C name (D3).
    var objectiveCClasses: [String: AnyClass] = [:]
    var controller: UIViewController?
    /// The collection views that are asking their data source for a view, innermost last (J1).
    var requesting: [UICollectionView] = []

    private init() {
        let environment = ProcessInfo.processInfo.environment
        resources = URL(fileURLWithPath: environment["UIKIT_RESOURCES"] ?? ".")
        module = environment["UIKIT_MODULE"] ?? ""
        version = environment["UIKIT_IOS"].flatMap(Int.init) ?? 18
    }

    /// Runs a rule of the model for `view`; an exception ends the app.
    func run<Result>(for view: UIView?, _ body: () throws(Raise) -> Result) -> Result {
        do {
            return try body()
        } catch {
            var raise = error
            if let view { raise.view = name(of: view) }
            stop(raise)
        }
    }

    /// Ends the app as an exception does: a line of JSON on standard error and status 86.
    func stop(_ raise: Raise) -> Never {
        var line: [String: Any] = [
            "rule": raise.rule, "view": raise.view, "family": raise.family.rawValue,
            "identifier": raise.identifier, "message": raise.message,
        ]
        line["kind"] = raise.kind ?? NSNull()
        write(line, to: .standardError)
        exit(86)
    }

    /// Writes one line, at once: a trap loses what is buffered.
    func write(_ line: [String: Any], to file: FileHandle) {
        guard var data = try? JSONSerialization.data(withJSONObject: line, options: .sortedKeys) else {
            return
        }
        data.append(0x0A)
        file.write(data)
    }
}

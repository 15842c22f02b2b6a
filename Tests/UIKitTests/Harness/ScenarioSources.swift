import Foundation

/// The Swift that is compiled for a scenario: the app's own, masked, with a list of its outlets after each
/// file, and a `main.swift`.
///
/// The list stands in the same file as the class, where private outlets can be named, and is made of key
/// paths: setting an outlet runs its observers.
enum ScenarioSources {
    static let launchType = """
        import UIKit

        /// One way of starting the app.
        @MainActor struct Launch {
            let launch: _DoubleLaunch

            /// Prepares the initial controller before its view loads.
            init(_ name: String, prepare: @escaping @MainActor (UIViewController) -> Void = { _ in }) {
                launch = _DoubleLaunch(name: name, prepare: prepare)
            }

            init(name: String, prepare: @escaping @MainActor (UIViewController) -> Void = { _ in }) {
                self.init(name, prepare: prepare)
            }

            /// Makes the initial controller of an app without a storyboard.
            init(_ name: String, root: @escaping @MainActor () -> UIViewController) {
                launch = _DoubleLaunch(name: name, root: root)
            }
        }
        """

    /// Writes the files into `folder`.
    /// - Returns: Their paths.
    static func write(_ sources: [URL], hasLaunches: Bool, to folder: URL) throws -> [String] {
        var written: [(name: String, text: String)] = []
        var lists: [String] = []
        var names: [String] = []
        for (index, url) in sources.enumerated() {
            let mask = SourceMask(try String(contentsOf: url, encoding: .utf8))
            lists.append("__outlets\(index)()")
            names += mask.objectiveCNames.map { "\"\($0.name)\": \($0.type).self" }
            written.append(
                ("\(index)-\(url.lastPathComponent)", mask.text + outletList(mask.outlets, index)))
        }
        written.append(("Launch.generated.swift", launchType))
        written.append(("main.swift", main(lists, names, hasLaunches)))
        return try written.map { name, text in
            let url = folder.appendingPathComponent(name)
            try Data(text.utf8).write(to: url)
            return url.path
        }
    }

    private static func outletList(_ outlets: [SourceMask.Outlet], _ index: Int) -> String {
        var text = "\nimport UIKit\n"
        var calls: [String] = []
        for (number, outlet) in outlets.enumerated() {
            let name = outlet.property.replacing("`", with: "")
            text += """
                extension \(outlet.type) {
                    @MainActor fileprivate static func __outlet\(index)_\(number)() -> _DoubleOutlet {
                        _DoubleOutlet("\(name)", \\\(outlet.type).\(outlet.property))
                    }
                }

                """
            calls.append("\(outlet.type).__outlet\(index)_\(number)()")
        }
        return text + """
            @MainActor func __outlets\(index)() -> [_DoubleOutlet] {
                [\(calls.joined(separator: ", "))]
            }
            """
    }

    private static func main(_ lists: [String], _ names: [String], _ hasLaunches: Bool) -> String {
        """
        import UIKit

        MainActor.assumeIsolated {
            let outlets: [[_DoubleOutlet]] = [\(lists.joined(separator: ", "))]
            _DoubleApp.run(
                outlets: outlets.flatMap { $0 },
                objectiveCClasses: [\(names.isEmpty ? ":" : names.joined(separator: ", "))],
                launches: \(hasLaunches ? "launches().map { $0.launch }" : "[]"))
        }
        """
    }
}

import Foundation
import Testing

/// The independent readers of reports that `Scripts/setup tests` installs.
enum ReportReaders {
    static let python = RuleFixtureTests.root.appending(path: ".build/python/bin/python").path

    /// On CI they have to be there.
    static let areInstalled =
        FileManager.default.isExecutableFile(atPath: python)
        || ProcessInfo.processInfo.environment["CI"] != nil
}

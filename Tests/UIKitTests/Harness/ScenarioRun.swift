import Foundation

/// What a run of a scenario displayed and how it ended.
struct ScenarioRun {
    /// A displayed view.
    struct Row: Equatable, Codable, CustomStringConvertible {
        let view: String
        let section: Int
        /// For cells.
        let item: Int?
        /// `cell`, the element kind, or `header` and `footer` of a table.
        let kind: String
        let `class`: String
        /// The file it came from, nil for a registered class.
        let nib: String?
        let identifier: String?

        /// `view section kind[item] class nib`
        var description: String {
            "\(view) \(section) \(kind)\(item.map { "[\($0)]" } ?? "") \(`class`) \(nib ?? "-")"
        }
    }

    /// The exception that ended the run.
    struct RaiseLine: Equatable, Codable {
        let rule: String
        let view: String
        let family: String
        let kind: String?
        let identifier: String
        let message: String
    }

    /// The name of the launch; empty for an app without launches.
    let launch: String
    let rows: [Row]
    let raise: RaiseLine?
    /// Whether everything was displayed.
    let isDone: Bool
    let status: Int32
    /// Whether a trap ended the run (D5, E2, E3).
    let isSignal: Bool
    let errors: String

    /// The rows as lines of text, each after the launch's name if there is one.
    var lines: [String] {
        rows.map { launch.isEmpty ? $0.description : "\(launch) \($0)" }
    }

    private struct Line: Codable {
        let done: Bool?
        let launches: [String]?
    }

    init(launch: String, _ result: Toolchain.Result) {
        let decoder = JSONDecoder()
        let lines = result.output.split(separator: "\n").map { Data($0.utf8) }
        self.launch = launch
        rows = lines.compactMap { try? decoder.decode(Row.self, from: $0) }
        isDone = lines.contains { (try? decoder.decode(Line.self, from: $0))?.done == true }
        raise =
            result.errors.split(separator: "\n").lazy
            .compactMap { try? decoder.decode(RaiseLine.self, from: Data($0.utf8)) }.first
        status = result.status
        isSignal = result.isSignal
        errors = result.errors
    }

    static func launches(_ result: Toolchain.Result) -> [String] {
        result.output.split(separator: "\n").lazy
            .compactMap { try? JSONDecoder().decode(Line.self, from: Data($0.utf8)).launches }.first ?? []
    }
}

extension ScenarioBuild {
    /// The names of the app's launches.
    func launches() throws -> [String] {
        ScenarioRun.launches(try Toolchain.run(executable.path, ["--list"], environment: environment))
    }

    /// Runs the app, as the launch of that name if it is given.
    func run(_ launch: String? = nil, iOS version: Int = 18) throws -> ScenarioRun {
        var environment = environment
        environment["UIKIT_IOS"] = "\(version)"
        if let launch { environment["UIKIT_LAUNCH"] = launch }
        return ScenarioRun(
            launch: launch ?? "", try Toolchain.run(executable.path, [], environment: environment))
    }

    /// Runs every launch in a process of its own, so that an exception in one hides no other; an app
    /// without launches runs once.
    func runAll(iOS version: Int = 18) throws -> [ScenarioRun] {
        let launches = try launches()
        guard !launches.isEmpty else { return [try run(iOS: version)] }
        return try launches.map { try run($0, iOS: version) }
    }

    private var environment: [String: String] {
        [
            "UIKIT_RESOURCES": resources.path, "UIKIT_MODULE": module, "SWIFT_BACKTRACE": "enable=no",
            "LLVM_PROFILE_FILE": "/dev/null",
        ]
    }
}

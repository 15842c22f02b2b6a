import Foundation
import NibCompiler
import Testing

/// Programs of hostile names and identifiers: what is generated compiles in every mode, and every string that it
/// has at run time is the manifest's, byte for byte.
///
/// `HOSTILE_PROGRAMS` says how many there are; `Scripts/hostile` runs 10,000.
@Suite struct HostileProgramTests {
    static let count = ProcessInfo.processInfo.environment["HOSTILE_PROGRAMS"].flatMap { Int($0) } ?? 300
    private static let chunks = stride(from: 0, to: count, by: 500).map { $0..<min($0 + 500, count) }

    @Test(arguments: chunks) func noTextBecomesCode(_ numbers: Range<Int>) throws {
        let programs = numbers.map(HostileProgram.init)
        for program in programs {
            #expect(program.files.isEmpty != program.diagnostics.isEmpty, "\(program.controller)")
        }
        let generated = programs.filter { !$0.files.isEmpty }
        #expect(generated.count > numbers.count / 3, "most programs have names")
        let compiler = try GenerateCompiler()
        defer { compiler.remove() }
        var paths: [String] = []
        for file in generated.flatMap(\.files) { paths.append(try write(file.text, file.name, compiler)) }
        let app = generated.map { "class \($0.controller): UIViewController {}\n" }.joined()
        paths.append(try write(Self.classes + app, "App.swift", compiler))
        for mode in GenerateTypecheckTests.modes {
            let (status, text) = try compiler.swiftc(
                ["-typecheck", "-wmo", "-warnings-as-errors", "-parse-as-library", "-module-name", "App"]
                    + mode
                    + paths)
            #expect(status == 0, "\(mode): \(text.prefix(2000))")
        }
        try checkStrings(of: generated, paths, compiler)
    }

    private static let classes = """
        import UIKit
        class HostileView: UICollectionReusableView {}
        class HostileCell: UICollectionViewCell {}

        """

    private func write(_ text: String, _ name: String, _ compiler: GenerateCompiler) throws -> String {
        let url = compiler.folder.appending(path: name)
        try text.write(to: url, atomically: true, encoding: .utf8)
        return url.path
    }

    /// Runs the code against a UIKit that writes down what it is told.
    private func checkStrings(
        of programs: [HostileProgram], _ paths: [String], _ compiler: GenerateCompiler
    ) throws {
        let folder = compiler.folder.appending(path: "Recording")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let kit = try write(Self.kit, "UIKit.swift", compiler)
        let module = try compiler.run(
            "/usr/bin/env",
            [
                "swiftc", "-parse-as-library", "-emit-module", "-emit-object", "-module-name", "UIKit", "-o",
                folder.appending(path: "UIKit.o").path, "-emit-module-path",
                folder.appending(path: "UIKit.swiftmodule").path, kit,
            ])
        try #require(module.status == 0, "\(module.text)")
        let calls = programs.map { program in
            program.functions.map { name in
                "call(\"\(program.controller)\") { _ = \(program.controller)().\(name)(from: $0, for: IndexPath()) }\n"
            }.joined()
                + """
                call("\(program.controller)") { \(program.controller)().registerReusableViews(in: $0) }
                record("\(program.controller)", "cases", \(program.controller).ReuseIdentifier.allCases.map(\\.rawValue))

                """
        }.joined()
        let main = try write("import UIKit\n" + calls, "main.swift", compiler)
        let executable = compiler.folder.appending(path: "run").path
        let build = try compiler.run(
            "/usr/bin/env",
            ["swiftc", "-wmo", "-Onone", "-I", folder.path, "-module-name", "App", "-o", executable, main]
                + [
                    try write(Self.failure, "Failure.swift", compiler),
                    folder.appending(path: "UIKit.o").path,
                ]
                + paths)
        try #require(build.status == 0, "\(build.text.prefix(2000))")
        let run = try compiler.run(executable, [])
        #expect(run.status == 0)
        var records: [String: [[String]]] = [:]
        for line in run.text.split(separator: "\n") {
            let words = line.split(separator: " ", omittingEmptySubsequences: false)
            records[String(words[0]), default: []].append(words.dropFirst().map(String.init))
        }
        for program in programs { check(program, records[program.controller] ?? []) }
    }

    /// Records are texts as hexadecimal UTF-8.
    private func check(_ program: HostileProgram, _ records: [[String]]) {
        let expected = program.registrations.map { registration in
            [
                "register", Self.hex(registration.kind ?? ""), Self.hex(registration.nib),
                Self.hex(registration.identifier),
            ]
        }
        #expect(records.filter { $0[0] == "register" } == expected, "\(program.controller)")
        let identifiers = program.registrations.map { Self.hex($0.identifier) }
        let cases = records.first { $0[0] == "cases" }?.dropFirst() ?? []
        #expect(Set(cases) == Set(identifiers), "\(program.controller)")
        let failures = records.filter { $0[0] == "failure" }.map { $0[1] }
        for registration in program.registrations {
            let words = Self.hex(
                "'\(registration.identifier)' of \(registration.nib).xib is of class UICollection")
            #expect(failures.contains { $0.contains(words) }, "\(program.controller)")
        }
    }

    private static func hex(_ text: String) -> String {
        text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// In the app's module, so that it stands before Swift's own: what the code says goes into the record, and the
    /// thread ends.
    private static let failure = """
        import UIKit

        func fatalError(_ message: @autoclosure () -> String = "") -> Never {
            record(current, "failure", [message()])
            pthread_exit(nil)
        }
        """

    private static let kit = """
        @_exported import Foundation

        nonisolated(unsafe) public var current = ""

        public func record(_ program: String, _ what: String, _ texts: [String]) {
            let words = texts.map { $0.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
            print(([program, what] + words).joined(separator: " "))
        }

        /// Runs a body on a thread of its own, which may end before it returns.
        public func call(_ program: String, _ body: @escaping (UICollectionView) -> Void) {
            current = program
            nonisolated(unsafe) let body = body
            let box = Unmanaged.passRetained(Box { body(UICollectionView()) }).toOpaque()
            var thread = pthread_t()
            pthread_create(&thread, nil, { argument in
                Unmanaged<Box>.fromOpaque(argument!).takeUnretainedValue().body()
                return nil
            }, box)
            pthread_join(thread, nil)
        }

        final class Box {
            let body: () -> Void
            init(_ body: @escaping () -> Void) { self.body = body }
        }

        open class UIViewController { public init() {} }
        open class UICollectionReusableView { public required init() {} }
        open class UICollectionViewCell: UICollectionReusableView {}
        open class UICollectionViewLayout { public init() {} }
        open class UICollectionViewFlowLayout: UICollectionViewLayout {
            public var headerReferenceSize = CGSize.zero, itemSize = CGSize.zero
        }

        public struct UINib {
            let name: String
            public init(nibName: String, bundle: Bundle?) { name = nibName }
        }

        open class UICollectionView {
            public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
            public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

            public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
                record(current, "register", ["", nib!.name, identifier])
            }

            public func register(
                _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
            ) {
                record(current, "register", [kind, nib!.name, identifier])
            }

            public func dequeueReusableCell(
                withReuseIdentifier identifier: String, for indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell() }

            public func dequeueReusableSupplementaryView(
                ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
            ) -> UICollectionReusableView { UICollectionReusableView() }
        }
        """
}

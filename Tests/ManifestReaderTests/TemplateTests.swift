import InterfaceBuilder
import ManifestReader
import Testing

@Suite struct TemplateTests {
    private func read(_ text: String) -> (dump: String, findings: [String]) {
        let (manifest, diagnostics) = ManifestReader.read(
            SourceFile(path: "nibc.yml", text: text), knownRules: ManifestFixture.knownRules)
        return (ManifestDump(manifest).text, DiagnosticText.lines(diagnostics))
    }

    private let controllers = [
        (
            name: "FeedController",
            views: [(name: "collectionView", isTable: false), (name: "tableView", isTable: true)]
        ),
        (name: "Outer.Inner", views: [(name: "null", isTable: true)]),
        (name: "Empty", views: []),
    ]

    @Test func isAManifestWithoutAFinding() {
        let (dump, findings) = read(ManifestTemplate.text(module: "Feed", controllers: controllers))
        #expect(findings.isEmpty)
        #expect(
            dump == """
                complete: true
                module: Feed
                output: -
                files: perController, access: internal, bundle: main, target: 13.0, disablesLinters: false
                controller FeedController
                  collection view collectionView
                  table view tableView
                controller Outer.Inner
                  table view null
                controller Empty

                """)
    }

    @Test func isAManifestWithEveryCommentTakenAway() {
        let text = ManifestTemplate.text(module: nil, controllers: [controllers[0]])
        let lines = text.split(separator: "\n").dropFirst().map {
            $0.replacing("# ", with: "", maxReplacements: 1)
        }
        let (dump, findings) = read(lines.joined(separator: "\n"))
        #expect(findings.isEmpty)
        #expect(dump.contains("module: Catalog"))
        #expect(dump.contains("prototype Cell"))
    }

    @Test func leavesOutNamesThatAManifestCannotHold() {
        let (dump, findings) = read(
            ManifestTemplate.text(
                module: "My App",
                controllers: [
                    (name: "Box<Int>\n", views: [(name: "a", isTable: false)]),
                    (name: "A", views: [(name: "x: y\u{2028}z", isTable: false)]),
                    (name: "B", views: [(name: "b", isTable: false), (name: "b", isTable: true)]),
                    (name: "B", views: []),
                ]))
        #expect(findings.isEmpty)
        #expect(dump.contains("controller A\ncontroller B\n  collection view b\n"))
    }

    @Test func leavesOutClassesOfObjectiveC() {
        let text = ManifestTemplate.text(
            module: "Feed", controllers: controllers, objectiveC: ["FeedController"])
        #expect(
            text.contains(
                """
                controllers:
                  # 'FeedController' is left out: it is of Objective-C, for which nothing is generated
                  Outer.Inner:

                """), "\(text)")
        #expect(read(text).dump.contains("13.0, disablesLinters: false\ncontroller Outer.Inner\n"))
        let none = ManifestTemplate.text(
            module: nil, controllers: [controllers[0]], objectiveC: ["FeedController"])
        #expect(none.contains("controllers: {}\n  # 'FeedController' is left out:"))
        #expect(read(none).findings.isEmpty)
    }

    @Test func holdsNoController() {
        #expect(read(ManifestTemplate.text(module: nil, controllers: [])).findings.isEmpty)
    }
}

import Foundation
import Testing

/// A variable that names a cell, with files beside it that are not read in full: what they may set makes it open.
@Suite struct WrittenElsewhereTests {
    private func run(_ elsewhere: String) throws -> CommandRun {
        let folder = try TemporaryFolder()
        try folder.write(
            "ListController.swift",
            """
            import UIKit

            class RowCell: UITableViewCell {
                static var name = "Row"
            }

            class ListController: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.register(RowCell.self, forCellReuseIdentifier: RowCell.name)
                }

                override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    view.dequeueReusableCell(withIdentifier: "Other", for: path)
                }
            }

            """)
        try folder.write("Start.swift", elsewhere)
        return try CommandRun("lint", in: folder)
    }

    @Test(arguments: [
        "func start() { print(RowCell.name) }",
        "func start() { let name = \"Other\"; print(name) }",
        "func start() -> Bool { RowCell.name == \"Other\" }",
        "func start() { // RowCell.name = \"Other\"\n}",
        "func start() { print(\"RowCell.name = \") }",
        "struct Start { var name = \"Other\" }",
    ]) func whatNothingSetsIsKnown(_ text: String) throws {
        let run = try run(text)
        #expect(
            run.output.contains(
                "ListController.swift:14:50: error: nothing registers 'Other' as a table cell of "
                    + "ListController.tableView [unregistered-identifier]"))
        #expect(run.status == 1)
    }

    @Test(arguments: [
        "func start() { RowCell.name = \"Other\" }",
        "func start() { RowCell.name=\"Other\" }",
        "func start() { RowCell.name\n = \"Other\" }",
        "func start() { RowCell.name += \"Other\" }",
        "func start() { RowCell.name.append(\"Other\") }",
        "func start() { rename(&RowCell.name) }",
        "let start = \\RowCell.Type.name",
        "var count = 1\nextension RowCell { static func start() { name = \"Other\" } }",
    ]) func whatSomethingMaySetIsOpen(_ text: String) throws {
        let run = try run(text)
        #expect(run.output.isEmpty)
        #expect(run.status == 0)
    }
}

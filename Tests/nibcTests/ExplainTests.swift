import Testing

@Suite struct ExplainTests {
    private static func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "ListController.swift",
            """
            import UIKit
            class ListController: UITableViewController {
                override func viewDidLoad() {
                    tableView.register(RowCell.self, forCellReuseIdentifier: "Row")
                    tableView.register(UINib(nibName: "MoreCell", bundle: nil), forCellReuseIdentifier: "More")
                    tableView.register(RowCell.self, forCellReuseIdentifier: UserDefaults.standard.string(forKey: "id")!)
                }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    if indexPath.row == 0 {
                        return tableView.dequeueReusableCell(withIdentifier: "More", for: indexPath)
                    }
                    return tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
                }
            }
            class RowCell: UITableViewCell {}
            """)
        return folder
    }

    @Test func tellsWhoRegistersAndDequeuesAnIdentifier() throws {
        let run = try CommandRun("explain", "Row", in: Self.project())
        #expect(run.status == 0)
        #expect(
            run.output == """
                Row in view descriptions:
                  none
                registered and dequeued by:
                  ListController.swift:4:19: registered on ListController.tableView, table cell 'Row' from class 'RowCell'
                  ListController.swift:12:26: dequeued from ListController.tableView, table cell 'Row'
                1 registration or dequeue is not known: 'nibc lint --format json' lists them

                """)
    }

    @Test func tellsWhoDequeuesWhatANibIsRegisteredFor() throws {
        let run = try CommandRun("explain", "MoreCell", in: Self.project())
        #expect(
            run.output.contains(
                "  ListController.swift:5:19: registered on ListController.tableView, table cell 'More' from nib 'MoreCell'\n"
            ))
        #expect(
            run.output.contains(
                "  ListController.swift:10:30: dequeued from ListController.tableView, table cell 'More'\n"))
    }

    @Test func saysTheSameAsJSON() throws {
        let json = try CommandRun("explain", "Row", "--format", "json", in: Self.project()).json()
        let calls = try #require(json["calls"] as? [[String: Any]])
        #expect(calls.map { $0["isRegistration"] as? Bool } == [true, false])
        #expect(calls.map { $0["line"] as? Int } == [4, 12])
        #expect(json["unknown"] as? Int == 1)
    }

    @Test func suggestsNamesOfSources() throws {
        let run = try CommandRun("explain", "MoreCel", in: Self.project())
        #expect(run.status == 2)
        #expect(run.errors.contains("did you mean 'MoreCell'?"))
    }
}

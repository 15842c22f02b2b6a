import Testing

/// Calls of a library that is not among the sources are followed as if it were; of the library itself nothing is
/// told.
@Suite struct LibraryTests {
    private static let library = """
        protocol Reusable: AnyObject {
            static var reuseIdentifier: String { get }
        }
        extension Reusable {
            static var reuseIdentifier: String { "own." + String(describing: self) }
        }
        extension UITableView {
            func dequeueReusableCell<T: UITableViewCell & Reusable>(for indexPath: IndexPath) -> T {
                dequeueReusableCell(withIdentifier: T.reuseIdentifier, for: indexPath) as! T
            }
        }
        """

    private static func project(import line: String = "import Reusable") throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "ListController.swift",
            """
            \(line)
            import UIKit
            class RowCell: UITableViewCell, Reusable {}
            class MoreCell: UITableViewCell, Reusable {}
            class ListController: UITableViewController {
                override func viewDidLoad() {
                    tableView.register(cellType: RowCell.self)
                }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    if indexPath.row == 0 {
                        let cell: RowCell = tableView.dequeueReusableCell(for: indexPath)
                        return cell
                    }
                    let cell: MoreCell = tableView.dequeueReusableCell(for: indexPath)
                    return cell
                }
            }
            """)
        return folder
    }

    @Test func onlyTheCallsOfTheAppAreTold() throws {
        let folder = try Self.project()
        let run = try CommandRun("lint", in: folder)
        #expect(
            run.output.replacing(folder.path + "/", with: "") == """
                ListController.swift:14:40: error: nothing registers 'MoreCell' as a table cell of ListController.tableView [unregistered-identifier]

                """)
        #expect(run.errors == "nibc: 1 error in 1 source; 3 registrations and dequeues, 3 resolved\n")
        let json = try CommandRun("lint", "--format", "json", "--verbose", in: folder).json()
        let calls = try #require(json["calls"] as? [[String: Any]])
        #expect(calls.compactMap { $0["line"] as? Int } == [7, 11, 14])
        #expect(calls.allSatisfy { $0["path"] as? String == "ListController.swift" })
        let findings = try #require(json["findings"] as? [[String: Any]])
        #expect(findings.count == 1)
    }

    @Test func namesAreExplainedByTheCallsOfTheApp() throws {
        let run = try CommandRun("explain", "RowCell", in: Self.project())
        #expect(
            run.output == """
                RowCell in view descriptions:
                  none
                registered and dequeued by:
                  ListController.swift:7:38: registered on ListController.tableView, table cell 'RowCell' from class 'RowCell'
                  ListController.swift:11:43: dequeued from ListController.tableView, table cell 'RowCell'

                """)
    }

    @Test func theManifestCitesTheCallsOfTheApp() throws {
        let run = try CommandRun("extract", in: Self.project())
        #expect(run.status == 0)
        #expect(run.output.contains("RowCell"))
        #expect(!run.output.contains("Reusable>"))
    }

    /// What the sources declare is what counts: in the app, in a pod.
    @Test(arguments: ["Reusable.swift", "Pods/Reusable/Reusable.swift"])
    func sourcesComeFirst(_ path: String) throws {
        let folder = try Self.project()
        try folder.write(path, Self.library)
        let run = try CommandRun("lint", "--format", "json", "--verbose", in: folder)
        let calls = try #require(try run.json()["calls"] as? [[String: Any]])
        let values = calls.filter { $0["path"] as? String == "ListController.swift" }
            .compactMap { $0["values"] as? [String] }
        #expect(values == [["own.RowCell"], ["own.MoreCell"]])
    }

    /// A protocol of that name may be anybody's.
    @Test func whatIsNotImportedIsNotTheLibrary() throws {
        let run = try CommandRun("lint", in: Self.project(import: "import Common"))
        #expect(run.output.isEmpty)
        #expect(
            run.errors
                == "nibc: no findings in 1 source; 2 registrations and dequeues, 0 resolved, 2 unknown\n")
    }
}

import Foundation
import Testing

/// Lint of a file or folder of a target: the project around it is read, and only the findings of the part are told.
@Suite struct ProjectPartTests {
    private static let controller = """
        import UIKit

        class ListController: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                addCells()
            }

            override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                view.dequeueReusableCell(withIdentifier: RowName.plain, for: path)
            }
        }

        """

    private static func cells(_ name: String) -> String {
        """
        import UIKit

        enum RowName {
            static let plain = "Row"
        }

        class OtherController: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Other")
            }

            override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                view.dequeueReusableCell(withIdentifier: "Othre", for: path)
            }
        }

        extension ListController {
            func addCells() {
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "\(name)")
            }
        }

        """
    }

    private func project(registering name: String = "Row", isRepository: Bool = true) throws
        -> TemporaryFolder
    {
        let folder = try TemporaryFolder()
        if isRepository { try folder.write(".git/HEAD", "ref: refs/heads/main\n") }
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(name: "Shelf", targets: [.target(name: "Shelf")])

            """)
        try folder.write("Sources/Shelf/List/ListController.swift", Self.controller)
        try folder.write("Sources/Shelf/Cells.swift", Self.cells(name))
        try folder.write("Examples/Loose.swift", Self.controller.replacing("ListController", with: "Loose"))
        return folder
    }

    private let other =
        "Sources/Shelf/Cells.swift:14:50: error: nothing registers 'Othre' as a table cell of "
        + "OtherController.tableView [unregistered-identifier]"
    private let loose =
        "Examples/Loose.swift:10:50: error: nothing registers 'Row' as a table cell of Loose.tableView "
        + "[unregistered-identifier]"
    private let own =
        "Sources/Shelf/List/ListController.swift:10:50: error: nothing registers 'Row' as a table cell of "
        + "ListController.tableView [unregistered-identifier]"

    private func errors(_ run: CommandRun, in folder: TemporaryFolder) -> [String] {
        run.output.split(separator: "\n").map { String($0).replacing(folder.path + "/", with: "") }
            .filter { $0.contains(": error: ") }
    }

    @Test(arguments: [
        "Sources/Shelf/List/ListController.swift", "Sources/Shelf/List", "./Sources/Shelf/List/",
    ])
    func theRestIsReadAndNotReported(_ path: String) throws {
        let folder = try project()
        let run = try CommandRun("lint", path, in: folder)
        #expect(run.output.isEmpty)
        #expect(
            run.errors == """
                nibc: no findings in 4 sources; 5 registrations and dequeues, 5 resolved; \
                with the rest of '\(folder.path)' read; 2 errors in other files are left out

                """)
        let faulty = try project(registering: "Rwo")
        #expect(try errors(CommandRun("lint", path, in: faulty), in: faulty) == [own])
    }

    @Test func aPartWithAFaultShowsItsOwn() throws {
        let folder = try project()
        #expect(
            try errors(CommandRun("lint", "Sources/Shelf/Cells.swift", in: folder), in: folder) == [other])
        // A folder of the whole target, and the project itself.
        #expect(try errors(CommandRun("lint", "Sources", in: folder), in: folder) == [other])
        #expect(try errors(CommandRun("lint", in: folder), in: folder) == [loose, other])
    }

    /// The folder in which the command runs is a part, too.
    @Test func theWorkingDirectoryMayBeAPart() throws {
        let folder = try project()
        let inside = try CommandRun(
            ["lint"], in: folder, launcher: ["/bin/sh", "-c", "cd Sources/Shelf/List && exec \"$0\" \"$@\""])
        #expect(inside.output.isEmpty)
        #expect(inside.status == 0)
    }

    /// What no target has stands for itself: fixtures, examples, other people's files.
    @Test func whatNoTargetHasIsReadAlone() throws {
        let folder = try project()
        let run = try CommandRun("lint", "Examples", in: folder)
        #expect(run.errors == "nibc: no findings in 1 source; 1 registration or dequeue, 1 resolved\n")
    }

    /// Without a repository, too, the target has the file: an archive that was unpacked.
    @Test func theProjectIsReadWithoutARepository() throws {
        let folder = try project(isRepository: false)
        let run = try CommandRun("lint", "Sources/Shelf/List", in: folder)
        #expect(run.errors.contains("with the rest of '\(folder.path)' read"))
    }

    @Test func aFileThatIsGivenTwiceIsOne() throws {
        let folder = try project(registering: "Rwo")
        let run = try CommandRun("lint", "Sources/Shelf/List/ListController.swift", ".", in: folder)
        #expect(errors(run, in: folder) == [loose, other, own])
        #expect(run.errors.contains(" in 4 sources;"))
    }
}

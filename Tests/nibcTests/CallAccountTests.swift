import Foundation
import Testing

/// Calls that are not UIKit's own and say what is registered or dequeued all the same.
@Suite struct CallAccountTests {
    private func calls(_ text: String) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write("List.swift", "import Chats\nimport UIKit\n\n" + text)
        let run = try CommandRun("lint", "--format", "json", "--verbose", in: folder)
        let calls = try #require(try run.json()["calls"] as? [[String: Any]])
        return try calls.map { call in
            let api = try #require(call["api"] as? String)
            let status = try #require(call["status"] as? String)
            let values = (call["values"] as? [String] ?? []).joined(separator: " ")
            return "\(api): \(status) \(values)"
        }
    }

    @Test func aLibrarysFormsSayWhatTheyAreGiven() throws {
        #expect(
            try calls(
                """
                class NoteView: UICollectionReusableView {}

                class ListController: ChatController {
                    let collectionView = ChatCollectionView()

                    override func viewDidLoad() {
                        collectionView.register(
                            NoteView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader)
                        collectionView.register(NoteView.self)
                    }

                    func header(at path: IndexPath) -> UICollectionReusableView {
                        collectionView.dequeueReusableHeaderView(NoteView.self, for: path)
                    }

                    func pin(on map: MKMapView) -> MKAnnotationView? {
                        map.dequeueReusableAnnotationView(withIdentifier: "Pin")
                    }
                }

                """) == [
                    "register(_:forSupplementaryViewOfKind:): resolved NoteView",
                    "dequeueReusableHeaderView(_:for:): resolved NoteView",
                ])
    }

    /// The kind of row is made from the parameter; whatever it is, the cell is one of two.
    @Test func whatAParameterChoosesIsCountedWhereItIsGiven() throws {
        #expect(
            try calls(
                """
                struct Row {}

                enum RowKind {
                    case plain, wide

                    init?(row: Row) { return nil }

                    var name: String {
                        switch self {
                        case .plain: return "Plain"
                        case .wide: return "Wide"
                        }
                    }
                }

                class RowMaker {
                    let table: UITableView

                    init(table: UITableView) { self.table = table }

                    func cell(forRow row: Row, at path: IndexPath) -> UITableViewCell {
                        guard let kind = RowKind(row: row) else { return UITableViewCell() }
                        return table.dequeueReusableCell(withIdentifier: kind.name, for: path)
                    }

                    func first(at path: IndexPath) -> UITableViewCell { cell(forRow: Row(), at: path) }
                }

                """) == [
                    "dequeueReusableCell(withIdentifier:for:): finite-set Plain Wide",
                    "cell(forRow:at:): finite-set Plain Wide",
                ])
    }

    @Test func aParameterThatIsNamedLikeAnApiIsNone() throws {
        #expect(
            try calls(
                """
                class Stock {
                    func replace(_ register: (Stock) -> Void) { register(self) }
                }

                class ListController: UITableViewController {
                    override func viewDidLoad() {
                        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
                    }
                }

                """) == ["register(_:forCellReuseIdentifier:): resolved Row"])
    }
}

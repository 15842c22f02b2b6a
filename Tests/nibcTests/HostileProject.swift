/// A project whose names and lines have what columns and escapes go wrong with.
enum HostileProject {
    static func write(to folder: TemporaryFolder) throws {
        try folder.write(
            "100% Häuser, alt: neu/Größe 🎪.swift",
            """
            import UIKit
            class ListController: UITableViewController {
                override func viewDidLoad() {
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
                }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    if "äö" == "日本" { print("🎪👩‍👩‍👧") }; return tableView.dequeueReusableCell(withIdentifier: "Röw 🎪", for: indexPath)
                }
            }
            class GridController: UICollectionViewController {
                override func viewDidLoad() {
            \t\tprint("é"); collectionView.register(UINib(nibName: "Gone\\u{7}\\u{1b}[31m,%:", bundle: nil), forCellWithReuseIdentifier: "A")
            \t\tprint("é"); collectionView.register(UINib(nibName: "Gone\\u{7}\\u{1b}[31m,%:", bundle: nil), forCellWithReuseIdentifier: "B")
                }
                override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                    if indexPath.item == 0 { return collectionView.dequeueReusableCell(withReuseIdentifier: "A", for: indexPath) }
                    return collectionView.dequeueReusableCell(withReuseIdentifier: "B", for: indexPath)
                }
            }

            """)
        // A byte order mark counts in no column.
        try folder.write(
            "Bom.xib",
            "\u{FEFF}" + SampleText.header.replacing("<objects>", with: "<objects>\n<<<<<<< HEAD\n"))
        try folder.write(
            "dir with space/Broken&<>\"'.xib", "<?xml version=\"1.0\"?>\n<document 日本=></document>\n")
    }
}

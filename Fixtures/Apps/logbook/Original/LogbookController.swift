import UIKit

/// The days of a voyage, a section each: what was measured, and between that what somebody remarked.
class LogbookController: UIViewController {
    private enum Line {
        case entry(String)
        case note(String)
    }

    private let days: [(name: String, lines: [Line])] = [
        ("Monday", [.entry("Wind from the west"), .note("Saw a seal")]),
        ("Tuesday", [.note("Fog until noon"), .entry("Barometer falling"), .entry("Reefed the main")]),
    ]

    @IBOutlet weak var tableView: UITableView! {
        didSet {
            tableView.register(UINib(nibName: "EntryRow", bundle: nil), forCellReuseIdentifier: "Entry")
            tableView.register(
                UINib(nibName: "DayHeading", bundle: nil), forHeaderFooterViewReuseIdentifier: "DayHeading")
            tableView.register(DayFooting.self, forHeaderFooterViewReuseIdentifier: "DayFooting")
            tableView.sectionHeaderHeight = 36
            tableView.sectionFooterHeight = 20
            tableView.dataSource = self
            tableView.delegate = self
        }
    }
}

extension LogbookController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int {
        days.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        days[section].lines.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch days[indexPath.section].lines[indexPath.row] {
        case .entry(let text):
            let cell = tableView.dequeueReusableCell(withIdentifier: "Entry", for: indexPath)
            (cell as? EntryRow)?.titleLabel.text = text
            return cell
        case .note(let text):
            let cell = tableView.dequeueReusableCell(withIdentifier: "NoteRow", for: indexPath)
            (cell as? NoteRow)?.titleLabel.text = text
            return cell
        }
    }
}

extension LogbookController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let heading = tableView.dequeueReusableHeaderFooterView(withIdentifier: "DayHeading")
        (heading as? DayHeading)?.titleLabel.text = days[section].name
        return heading
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let footing = tableView.dequeueReusableHeaderFooterView(withIdentifier: "DayFooting")
        (footing as? DayFooting)?.label.text = "\(days[section].lines.count) lines"
        return footing
    }
}

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
            registerReusableViews(in: tableView)
            configure(tableView)
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
            let cell = dequeueEntry(from: tableView, for: indexPath)
            cell.titleLabel.text = text
            return cell
        case .note(let text):
            let cell = dequeueNoteRow(from: tableView, for: indexPath)
            cell.titleLabel.text = text
            return cell
        }
    }
}

extension LogbookController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let heading = dequeueDayHeading(from: tableView)
        heading.titleLabel.text = days[section].name
        return heading
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let footing = dequeueDayFooting(from: tableView)
        footing.label.text = "\(days[section].lines.count) lines"
        return footing
    }
}

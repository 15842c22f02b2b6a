import UIKit

/// The two rounds of a quiz, a table each.
class QuizController: UIViewController {
    private let questions = ["Which river?", "Whose hat?"]

    private let warmUp = UITableView(frame: .zero, style: .plain)
    private let final = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        for (tableView, round) in [(warmUp, Round.warmUp), (final, .final)] {
            registerReusableViews(in: tableView, as: round)
            tableView.dataSource = self
            tableView.delegate = self
            view.addSubview(tableView)
        }
    }
}

extension QuizController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        questions.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if round(tableView) == .final, indexPath.row == 1 {
            return dequeueJokerRow(from: tableView, for: indexPath)
        }
        let cell = dequeueQuestion(from: tableView, for: indexPath)
        cell.titleLabel.text = questions[indexPath.row]
        return cell
    }
}

extension QuizController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        switch round(tableView) {
        case .warmUp: dequeueRoundHeading(from: tableView)
        case .final: nil
        }
    }
}

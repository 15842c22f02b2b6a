import UIKitModel

extension UITableView {
    /// Displays every section, off-screen ones too, with the first two rows of each.
    func display() {
        guard let dataSource else { return }
        let rows = (0..<dataSource.numberOfSections(in: self)).map {
            min(2, dataSource.tableView(self, numberOfRowsInSection: $0))
        }
        let requests = Session.shared.run(for: self) { () throws(Raise) in
            try facts(sections: rows.indices).requests(rows: rows, view: "view")
        }
        model.sections = rows.count
        for request in requests {
            if request.family == .tableCell {
                ask(dataSource, request)
            } else {
                askDelegate(request)
            }
        }
    }

    /// Any cell is accepted, dequeued or not (D6); none raises (A4).
    private func ask(_ dataSource: any UITableViewDataSource, _ request: Request) {
        let session = Session.shared
        model.begin(request)
        let path = IndexPath(row: request.item, section: request.section)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        let instance = cell.ticket?.owner == ObjectIdentifier(self) ? cell.ticket?.instance : nil
        let answer: Answer =
            cell === UITableViewCell.nothing ? .nothing : instance.map { .dequeued($0.id) } ?? .fresh
        session.run(for: self) { () throws(Raise) in _ = try model.end(answer) }
        addSubview(cell)
        session.show(cell, instance, for: request, in: self)
    }

    /// Any view is accepted as a header, dequeued or not (L2); it beats a title (L3).
    private func askDelegate(_ request: Request) {
        let isHeader = request.kind?.text == TableFacts.header
        let view =
            isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: request.section)
            : delegate?.tableView(self, viewForFooterInSection: request.section)
        guard let view else { return }
        let ticket = (view as? UITableViewHeaderFooterView)?.ticket
        if let instance = ticket?.instance { model.display(instance) }
        addSubview(view)
        Session.shared.show(view, ticket?.instance, for: request, in: self)
    }

    private func facts(sections: Range<Int>) -> TableFacts {
        let headers = sections.compactMap {
            height(delegate?.tableView(self, heightForHeaderInSection: $0))
        }
        let footers = sections.compactMap {
            height(delegate?.tableView(self, heightForFooterInSection: $0))
        }
        return TableFacts(
            isGrouped: style != .plain,
            headers: .init(
                property: automatic(sectionHeaderHeight),
                delegate: headers.isEmpty ? nil : headers.map(automatic)),
            footers: .init(
                property: automatic(sectionFooterHeight),
                delegate: footers.isEmpty ? nil : footers.map(automatic)))
    }

    private func height(_ height: CGFloat?) -> CGFloat? {
        height == .unimplemented ? nil : height
    }

    /// Nil for the automatic height.
    private func automatic(_ height: CGFloat) -> Double? {
        height == Self.automaticDimension ? nil : Double(height)
    }
}

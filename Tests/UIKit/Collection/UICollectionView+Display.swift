import UIKitModel

extension UICollectionView {
    /// Displays every section, off-screen ones too, with the first two items of each: asks the layout what
    /// it emits, then the data source for each view (G1), and prints a row for each.
    func display() {
        guard let dataSource else { return }
        let session = Session.shared
        let items = (0..<dataSource.numberOfSections(in: self)).map {
            min(2, dataSource.collectionView(self, numberOfItemsInSection: $0))
        }
        let requests = session.run(for: self) { () throws(Raise) in
            try collectionViewLayout.requests(items: items, in: self)
        }
        model.sections = items.count
        model.emitted = Set(requests)
        for request in requests { ask(dataSource, request) }
    }

    private func ask(_ dataSource: any UICollectionViewDataSource, _ request: Request) {
        if request.family == .decoration {
            collectionViewLayout.displayDecoration(request, in: self)
            return
        }
        let session = Session.shared
        let path = IndexPath(item: request.item, section: request.section)
        model.begin(request)
        session.requesting.append(self)
        let view =
            request.family == .cell
            ? dataSource.collectionView(self, cellForItemAt: path)
            : dataSource.collectionView(
                self, viewForSupplementaryElementOfKind: request.kind?.text ?? "", at: path)
        session.requesting.removeLast()
        let instance = session.run(for: self) { () throws(Raise) in try model.end(answer(view)) }
        guard let instance else { return }
        addSubview(view)
        if let cell = view as? UICollectionViewCell, request.family == .cell {
            displayed[path] = cell
            delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        } else {
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: request.kind?.text ?? "", at: path)
        }
        session.show(view, instance, for: request, in: self)
    }

    private func answer(_ view: UICollectionReusableView) -> Answer {
        if view === UICollectionReusableView.unimplemented { return .unimplemented }
        if view === UICollectionReusableView.noProvider { return .noProvider }
        if view === UICollectionReusableView.nothingFromProvider || view === UICollectionViewCell.nothing {
            return .nothingFromProvider
        }
        guard let ticket = view.ticket, ticket.owner == ObjectIdentifier(self) else { return .fresh }
        return .dequeued(ticket.instance.id)
    }
}

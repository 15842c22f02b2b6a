extension CollectionApp {
    /// What each launch does.
    static let launches = #"""
        import UIKit

        @MainActor private let headerKind = UICollectionView.elementKindSectionHeader

        @MainActor private func header(
            _ view: @escaping (UICollectionView, String, IndexPath) -> UICollectionReusableView
        ) -> Probe {
            let probe = HeaderProbe.make()
            probe.setUp = {
                $0.register(
                    FrameHeader.self, forSupplementaryViewOfKind: headerKind, withReuseIdentifier: "header")
                $0.register(
                    FrameHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
                    withReuseIdentifier: "footer")
                ($0.collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize = CGSize(
                    width: 0, height: 10)
            }
            probe.header = view
            return probe
        }

        @MainActor private func cell(
            _ setUp: @escaping (UICollectionView) -> Void,
            _ cell: @escaping @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell = {
                $0.dequeueReusableCell(withReuseIdentifier: "x", for: $1)
            }
        ) -> Probe {
            let probe = Probe(UICollectionViewFlowLayout())
            probe.setUp = setUp
            probe.cell = cell
            return probe
        }

        @MainActor private func section(
            _ change: (NSCollectionLayoutSection) -> Void
        ) -> UICollectionViewCompositionalLayout {
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            change(section)
            return UICollectionViewCompositionalLayout(section: section)
        }

        @MainActor private func boundary(
            _ kind: String, height: NSCollectionLayoutDimension, pins: Bool = false
        ) -> NSCollectionLayoutBoundarySupplementaryItem {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: height),
                elementKind: kind, alignment: .top)
            item.pinToVisibleBounds = pins
            return item
        }

        @MainActor func launches() -> [Launch] {
            var launches: [Launch] = []
            for nib in [
                "Header", "Named", "Missing", "header", "Two", "Tap", "Empty", "Plain", "Typed", "Unknown",
                "Outlet", "Type", "Owner", "Cell",
            ] {
                launches.append(Launch("nib \(nib)") { HeaderProbe.nib(nib) })
            }
            launches.append(Launch("zero") { HeaderProbe.nib("Header", height: 0) })
            launches.append(Launch("negative") { HeaderProbe.nib("Header", height: -1) })
            launches.append(Launch("sized") {
                let layout = UICollectionViewFlowLayout()
                layout.headerReferenceSize = CGSize(width: 0, height: 40)
                let probe = SizedProbe(layout)
                probe.sections = 2
                probe.setUp = {
                    $0.register(
                        FrameHeader.self, forSupplementaryViewOfKind: headerKind, withReuseIdentifier: "header")
                }
                return probe
            })
            launches.append(Launch("no method") {
                let layout = UICollectionViewFlowLayout()
                layout.headerReferenceSize = CGSize(width: 0, height: 40)
                return Probe(layout)
            })
            launches += [
                Launch("header unregistered") { HeaderProbe.make() },
                Launch("header fresh") { header { _, _, _ in FrameHeader() } },
                Launch("header other kind") {
                    header { view, _, path in
                        view.dequeueReusableSupplementaryView(
                            ofKind: headerKind, withReuseIdentifier: "header", for: path)
                    }
                },
                Launch("cell class") { cell({ _ in }) { $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) } },
                Launch("cell nib") {
                    cell { $0.register(UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "x") }
                },
                Launch("cell unregistered") { cell { _ in } },
                Launch("cell unregistered again") {
                    cell {
                        $0.register(FrameCell.self, forCellWithReuseIdentifier: "x")
                        $0.register(nil as UINib?, forCellWithReuseIdentifier: "x")
                    }
                },
                Launch("cell empty identifier") {
                    cell { $0.register(FrameCell.self, forCellWithReuseIdentifier: "") }
                },
                Launch("cell wrong class") {
                    cell { $0.register(FrameHeader.self, forCellWithReuseIdentifier: "x") }
                },
                Launch("cell reusable root") {
                    cell { $0.register(UINib(nibName: "Header", bundle: nil), forCellWithReuseIdentifier: "x") }
                },
                Launch("cell fresh") { cell({ _ in }) { _, _ in FrameCell() } },
                Launch("cell coder traps") {
                    cell { $0.register(UINib(nibName: "Trap", bundle: nil), forCellWithReuseIdentifier: "x") }
                },
                Launch("cell without frame") {
                    cell { $0.register(NoFrame.self, forCellWithReuseIdentifier: "x") }
                },
                Launch("cell dequeued twice") {
                    cell({ _ in }) {
                        _ = $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
                        return $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
                    }
                },
                Launch("cell beyond") {
                    cell({ _ in }) { view, _ in
                        view.dequeueReusableCell(
                            withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 9))
                    }
                },
                Launch("dequeue too early") {
                    cell {
                        $0.register(FrameCell.self, forCellWithReuseIdentifier: "x")
                        _ = $0.dequeueReusableCell(
                            withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
                    }
                },
                Launch("registration") {
                    let registration = UICollectionView.CellRegistration<FrameCell, Int> { cell, _, item in
                        cell.label.text = "\(item)"
                    }
                    return cell({ _ in }) {
                        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $1.item)
                    }
                },
                Launch("registration in provider") {
                    cell({ _ in }) {
                        let registration = UICollectionView.CellRegistration<FrameCell, Int> { _, _, _ in }
                        return $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: 0)
                    }
                },
                Launch("registration with identifier") {
                    let registration = UICollectionView.CellRegistration<NibCell, Int>(
                        cellNib: UINib(nibName: "NamedCell", bundle: nil)) { _, _, _ in }
                    return cell({ _ in }) {
                        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: 0)
                    }
                },
                Launch("nested prototype") {
                    cell({ _ in }) { _, path in
                        let nib = UINib(nibName: "Nested", bundle: nil)
                        let list = (nib.instantiate(withOwner: nil).first as? UIView)?.subviews.first
                        guard let list = list as? UICollectionView else { fatalError("no list") }
                        return list.dequeueReusableCell(withReuseIdentifier: "nested", for: path)
                    }
                },
                Launch("decoration unregistered") {
                    Probe(section { $0.decorationItems = [.background(elementKind: "bg")] })
                },
                Launch("decoration") {
                    let layout = section { $0.decorationItems = [.background(elementKind: "bg")] }
                    layout.register(FrameHeader.self, forDecorationViewOfKind: "bg")
                    return Probe(layout)
                },
                Launch("boundary unregistered") {
                    ProviderProbe(section { $0.boundarySupplementaryItems = [boundary("b", height: .estimated(9))] })
                },
                Launch("boundary pinned at zero") {
                    Probe(
                        section {
                            $0.boundarySupplementaryItems = [boundary("b", height: .absolute(0), pins: true)]
                        })
                },
                Launch("list without provider") {
                    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
                    configuration.headerMode = .supplementary
                    return DiffableProbe(UICollectionViewCompositionalLayout.list(using: configuration))
                },
                Launch("provider returns nil") {
                    let probe = DiffableProbe(
                        section { $0.boundarySupplementaryItems = [boundary("b", height: .estimated(9))] })
                    probe.provider = { _, _, _ in nil }
                    return probe
                },
                Launch("diffable") { DiffableProbe(section { _ in }) },
                Launch("no table header") { TableProbe(register: false) },
                Launch("table from nibs") { NibTableProbe(register: false) },
                Launch("table header of no height") {
                    let probe = NibTableProbe(register: false)
                    probe.height = 0
                    return probe
                },
                Launch("table header from a plain view") {
                    let probe = NibTableProbe(register: false)
                    probe.headerNib = "Plain"
                    return probe
                },
                Launch("controller") { GridProbe(collectionViewLayout: UICollectionViewFlowLayout()) },
                Launch("table") { TableProbe(register: true) },
                Launch("table unregistered") {
                    let probe = TableProbe(register: true)
                    probe.identifier = "other"
                    return probe
                },
            ]
            return launches
        }
        """#
}

// Written by Scripts/update-fixtures from Fixtures/Rules/*/example; do not edit.
// swift-format-ignore-file

extension RuleExample {
    /// The example of the rule with this id.
    static func of(_ id: String) -> RuleExample? {
        switch id {
        case "case-without-nib":
            RuleExample(
                bad: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        footer: {height: 30, choose: {enum: Mood, each: {calm: CalmFooterView, busy: {nib: BusyFooterVeiw}}}}
                        """##),
                ],
                good: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        footer: {height: 30, choose: {enum: Mood, each: {calm: CalmFooterView, busy: {nib: BusyFooterView}}}}
                        """##),
                ])
        case "cast-mismatch":
            RuleExample(
                bad: [
                    Excerpt(
                        "JarController.swift",
                        ##"""
                        collectionView.register(UINib(nibName: "JarCell", bundle: nil), forCellWithReuseIdentifier: "Jar")
                        """##),
                    Excerpt(
                        "JarController.swift",
                        ##"""
                        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath)
                        return cell as! JarCellV2
                        """##),
                ],
                good: [
                    Excerpt(
                        "JarController.swift",
                        ##"""
                        collectionView.register(SpecialJarCell.self, forCellWithReuseIdentifier: "Special")
                        """##),
                    Excerpt(
                        "JarController.swift",
                        ##"""
                        return collectionView.dequeueReusableCell(
                            withReuseIdentifier: "Special", for: indexPath) as! JarCell
                        """##),
                ])
        case "coder-init-traps":
            RuleExample(
                bad: [
                    Excerpt(
                        "JarCell.swift",
                        ##"""
                        final class JarCell: UICollectionViewCell {
                            private let titleLabel = UILabel()

                            override init(frame: CGRect) {
                                super.init(frame: frame)
                                contentView.addSubview(titleLabel)
                            }

                            required init?(coder: NSCoder) {
                                fatalError("init(coder:) has not been implemented")
                            }
                        }
                        """##),
                    Excerpt(
                        "JarCell.xib",
                        ##"""
                        <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="4NB-Es-Owv" customClass="JarCell" customModule="Pantry" customModuleProvider="target">
                        """##),
                ],
                good: [
                    Excerpt(
                        "JarCell.swift",
                        ##"""
                        /// Registered as a class only.
                        final class JarCell: UICollectionViewCell {
                            override init(frame: CGRect) {
                                super.init(frame: frame)
                            }

                            required init?(coder: NSCoder) {
                                fatalError("init(coder:) has not been implemented")
                            }
                        }
                        """##),
                ])
        case "conflicting-registrations":
            RuleExample(
                bad: [
                    Excerpt(
                        "TwoCases.swift",
                        ##"""
                        enum Spice: CaseIterable {
                            case salt, sugar

                            var identifier: String {
                                switch self {
                                case .salt, .sugar: return "Spice"
                                }
                            }
                        }
                        """##),
                    Excerpt(
                        "TwoCases.swift",
                        ##"""
                        tableView.register(SaltCell.self, forCellReuseIdentifier: Spice.salt.identifier)
                        tableView.register(SugarCell.self, forCellReuseIdentifier: Spice.sugar.identifier)
                        """##),
                ],
                good: [
                    Excerpt(
                        "Namespaces.swift",
                        ##"""
                            table.register(JarHeader.self, forHeaderFooterViewReuseIdentifier: "Jar")
                        }
                        leftTable.register(JarCell.self, forCellReuseIdentifier: "Jar")
                        """##),
                ])
        case "dangling-connection":
            RuleExample(
                bad: [
                    Excerpt(
                        "Main.storyboard",
                        ##"""
                        <outlet property="shelfView" destination="gon-e0-obj" id="MzN-Oc-oYP"/>
                        """##),
                ],
                good: [
                    Excerpt(
                        "Main.storyboard",
                        ##"""
                        <outlet property="shelfView" destination="JD6-gy-jtJ" id="MzN-Oc-oYP"/>
                        """##),
                ])
        case "data-source-without-methods":
            RuleExample(
                bad: [
                    Excerpt(
                        "Controllers.swift",
                        ##"""
                        /// The methods were moved to another class; the connection was not.
                        final class JarController: UIViewController, UITableViewDelegate {
                            @IBOutlet private weak var jarsView: UITableView!

                            override func viewDidLoad() {
                                super.viewDidLoad()
                                jarsView.rowHeight = 60
                                jarsView.reloadData()
                            }
                        }
                        """##),
                ],
                good: [
                    Excerpt(
                        "Controllers.swift",
                        ##"""
                        final class JarController: UIViewController, UITableViewDataSource, UITableViewDelegate {
                            @IBOutlet private weak var jarsView: UITableView!

                            override func viewDidLoad() {
                                super.viewDidLoad()
                                jarsView.register(UITableViewCell.self, forCellReuseIdentifier: "Jar")
                            }

                            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

                            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                                tableView.dequeueReusableCell(withIdentifier: "Jar", for: indexPath)
                            }
                        }
                        """##),
                ])
        case "dequeued-twice":
            RuleExample(
                bad: [
                    Excerpt(
                        "Shelves.swift",
                        ##"""
                        override func collectionView(
                            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                        ) -> UICollectionViewCell {
                            let jar = collectionView.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath)
                            let empty = collectionView.dequeueReusableCell(withReuseIdentifier: "Placeholder", for: indexPath)
                            return jars[indexPath.item] == nil ? empty : jar
                        }
                        """##),
                ],
                good: [
                    Excerpt(
                        "Shelves.swift",
                        ##"""
                        override func collectionView(
                            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                        ) -> UICollectionViewCell {
                            let identifier = jars[indexPath.item] == nil ? "Placeholder" : "Jar"
                            return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
                        }
                        """##),
                ])
        case "duplicate-object-id":
            RuleExample(
                bad: [
                    Excerpt(
                        "RowCell.xib",
                        ##"""
                        <outlet property="titleLabel" destination="Hrd-AD-dPH" id="S3G-zl-pFI"/>
                        <outlet property="nameLabel" destination="Hrd-AD-dPH" id="S3G-zl-pFI"/>
                        """##),
                ],
                good: [
                    Excerpt(
                        "ShelfHeaderView.xib",
                        ##"""
                        <outlet property="titleLabel" destination="WP8-mx-mtZ" id="CaV-d9-xqW"/>
                        """##),
                ])
        case "duplicate-prototype":
            RuleExample(
                bad: [
                    Excerpt(
                        "Main.storyboard",
                        ##"""
                        <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="Jar" id="6p5-TG-0EJ" customClass="JarCell" customModule="Pantry" customModuleProvider="target">
                        """##),
                    Excerpt(
                        "Main.storyboard",
                        ##"""
                        <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="Jar" id="m7R-lr-zxP" customClass="CrateCell" customModule="Pantry" customModuleProvider="target">
                        """##),
                ],
                good: [
                    Excerpt(
                        "Main.storyboard",
                        ##"""
                        <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="Jar" id="6p5-TG-0EJ" customClass="JarCell" customModule="Pantry" customModuleProvider="target">
                        """##),
                    Excerpt(
                        "Main.storyboard",
                        ##"""
                        <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="Jar2" id="m7R-lr-zxP" customClass="CrateCell" customModule="Pantry" customModuleProvider="target">
                        """##),
                ])
        case "duplicate-tag":
            RuleExample(
                bad: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        fresh: {tag: 0, layout: {type: flow}, cell: {class: FreshCell}}
                        frozen: {tag: 1, layout: {type: flow}, cell: {class: FrozenCell}}
                        dried: {tag: 1, layout: {type: flow}, cell: {class: DriedCell}}
                        """##),
                ],
                good: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        fresh: {tag: 0, layout: {type: flow}, cell: {class: FreshCell}}
                        frozen: {tag: 1, layout: {type: flow}, cell: {class: FrozenCell}}
                        """##),
                ])
        case "empty-identifier":
            RuleExample(
                bad: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        header: {nib: ShelfHeaderView, identifier: "", height: 44}
                        cell: {class: JarCell, identifier: ""}
                        """##),
                ],
                good: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        header: {nib: ShelfHeaderView, height: 44}
                        cell: {class: JarCell}
                        """##),
                ])
        case "frame-init-missing":
            RuleExample(
                bad: [
                    Excerpt(
                        "Cells.swift",
                        ##"""
                        final class JarCell: UICollectionViewCell {
                            private let jar: String

                            init(jar: String) {
                                self.jar = jar
                                super.init(frame: .zero)
                            }

                            required init?(coder: NSCoder) {
                                fatalError("init(coder:) has not been implemented")
                            }
                        }
                        """##),
                    Excerpt(
                        "Controllers.swift",
                        ##"""
                        collectionView.register(JarCell.self, forCellWithReuseIdentifier: "Jar")
                        """##),
                ],
                good: [
                    Excerpt(
                        "Cells.swift",
                        ##"""
                        final class JarCell: UICollectionViewCell {
                            var jar = ""

                            convenience init(jar: String) {
                                self.init(frame: .zero)
                                self.jar = jar
                            }
                        }
                        """##),
                    Excerpt(
                        "Controllers.swift",
                        ##"""
                        collectionView.register(JarCell.self, forCellWithReuseIdentifier: "Jar")
                        """##),
                ])
        case "header-without-size":
            RuleExample(
                bad: [
                    Excerpt(
                        "CodeController.swift",
                        ##"""
                        final class CodeController: UIViewController {
                            private let collectionView = UICollectionView(
                                frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

                            override func viewDidLoad() {
                                super.viewDidLoad()
                                view.addSubview(collectionView)
                                collectionView.dataSource = self
                                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
                                collectionView.register(
                                    TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                                    withReuseIdentifier: "Title")
                            }
                        """##),
                ],
                good: [
                    Excerpt(
                        "Sizes.swift",
                        ##"""
                        extension DelegateController: UICollectionViewDelegateFlowLayout {
                            func collectionView(
                                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                                referenceSizeForHeaderInSection section: Int
                            ) -> CGSize {
                                CGSize(width: 0, height: section == 0 ? 0 : 44)
                            }
                        }
                        """##),
                ])
        case "identifier-mismatch":
            RuleExample(
                bad: [
                    Excerpt(
                        "ShelfHeaderView.xib",
                        ##"""
                        <collectionReusableView opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="SheflHeaderView" id="5Hs-xz-9qv" customClass="ShelfHeaderView" customModule="Pantry" customModuleProvider="target">
                        """##),
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        header: {nib: ShelfHeaderView, identifier: ShelfHeaderView, height: 44}
                        """##),
                ],
                good: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        header: {nib: ShelfHeaderView, height: 44}
                        """##),
                ])
        case "invalid-value":
            RuleExample(
                bad: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        sources: Pantry
                        generate: {access: open, bundle: "Bundle(for: X.self)"}
                        """##),
                ],
                good: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        sources: [.]
                        generate: {access: public, bundle: Bundles.shared}
                        """##),
                ])
        case "kind-mismatch":
            RuleExample(
                bad: [
                    Excerpt(
                        "HeaderAsFooter.swift",
                        ##"""
                        collectionView.register(
                            CupView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                            withReuseIdentifier: CupView.identifier)
                        """##),
                    Excerpt(
                        "HeaderAsFooter.swift",
                        ##"""
                        case UICollectionView.elementKindSectionFooter:
                            return collectionView.dequeueReusableSupplementaryView(
                                ofKind: kind, withReuseIdentifier: CupView.identifier, for: indexPath)
                        """##),
                ],
                good: [
                    Excerpt(
                        "BothKinds.swift",
                        ##"""
                        for kind in [
                            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
                        ] {
                            collectionView.register(
                                PlateView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Plate")
                        }
                        """##),
                    Excerpt(
                        "BothKinds.swift",
                        ##"""
                        collectionView.dequeueReusableSupplementaryView(
                            ofKind: kind, withReuseIdentifier: "Plate", for: indexPath)
                        """##),
                ])
        case "legacy-format":
            RuleExample(
                bad: [
                    Excerpt(
                        "OldRowCell.xib",
                        ##"""
                        <?xml version="1.0" encoding="UTF-8"?>
                        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">
                        """##),
                ],
                good: [
                    Excerpt(
                        "RowCell.xib",
                        ##"""
                        <?xml version="1.0" encoding="UTF-8"?>
                        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23094" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
                        """##),
                ])
        case "localized-variants-differ":
            RuleExample(
                bad: [
                    Excerpt(
                        "ShelfHeaderView.xib",
                        ##"""
                        <collectionReusableView opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="ShelfHeaderView" id="5Hs-xz-9qv" customClass="ShelfHeaderView" customModule="Pantry" customModuleProvider="target">
                        """##),
                    Excerpt(
                        "ShelfHeaderView.xib",
                        ##"""
                        <collectionReusableView opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="ShelfHeader" id="5Hs-xz-9qv" customClass="ShelfHeaderView" customModule="Pantry" customModuleProvider="target">
                        """##),
                ],
                good: [
                    Excerpt(
                        "ShelfHeaderView.xib",
                        ##"""
                        <collectionReusableView opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="ShelfHeaderView" id="5Hs-xz-9qv" customClass="ShelfHeaderView" customModule="Pantry" customModuleProvider="target">
                        """##),
                ])
        case "malformed-manifest":
            RuleExample(
                bad: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        nibc: 1
                        module: Pantry
                        module: Larder
                        """##),
                ],
                good: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        {"nibc": 1, "module": "Pantry"}
                        """##),
                ])
        case "malformed-xml":
            RuleExample(
                bad: [
                    Excerpt(
                        "Unclosed.xib",
                        ##"""
                            <subviews>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Title" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="WP8-mx-mtZ">
                                    <rect key="frame" x="16" y="8" width="288" height="28"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <nil key="textColor"/>
                                    <nil key="highlightedColor"/>
                                </label>
                            <connections>
                                <outlet property="titleLabel" destination="WP8-mx-mtZ" id="CaV-d9-xqW"/>
                            </connections>
                        </collectionReusableView>
                        """##),
                ],
                good: [
                    Excerpt(
                        "ShelfHeaderView.xib",
                        ##"""
                            <subviews>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Title" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="WP8-mx-mtZ">
                                    <rect key="frame" x="16" y="8" width="288" height="28"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <nil key="textColor"/>
                                    <nil key="highlightedColor"/>
                                </label>
                            </subviews>
                            <connections>
                                <outlet property="titleLabel" destination="WP8-mx-mtZ" id="CaV-d9-xqW"/>
                            </connections>
                        </collectionReusableView>
                        """##),
                ])
        case "manifest-drift":
            RuleExample(
                bad: [
                    Excerpt(
                        "ShelfController.swift",
                        ##"""
                        shelfView.register(JarCellV2.self, forCellWithReuseIdentifier: "Jar")
                        """##),
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        cells:
                          jar: {class: JarCell, identifier: Jar}
                        """##),
                ],
                good: [
                    Excerpt(
                        "ShelfController.swift",
                        ##"""
                        shelfView.register(JarCell.self, forCellWithReuseIdentifier: Id.jar.rawValue)
                        """##),
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        cells:
                          jar: {class: JarCell, identifier: Jar}
                        """##),
                ])
        case "merge-conflict":
            RuleExample(
                bad: [
                    Excerpt(
                        "ShelfHeaderView.xib",
                        ##"""
                        <<<<<<< HEAD
                                <collectionReusableView opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="5Hs-xz-9qv" customClass="ShelfHeaderView" customModule="Pantry" customModuleProvider="target">
                        =======
                                <collectionReusableView opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="5Hs-xz-9qv" customClass="ShelfTitleView" customModule="Pantry" customModuleProvider="target">
                        >>>>>>> feature/title
                        """##),
                ],
                good: [
                    Excerpt(
                        "ShelfHeaderView.xib",
                        ##"""
                        <collectionReusableView opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="5Hs-xz-9qv" customClass="ShelfHeaderView" customModule="Pantry" customModuleProvider="target">
                        """##),
                ])
        case "missing-provider":
            RuleExample(
                bad: [
                    Excerpt(
                        "Diffable.swift",
                        ##"""
                        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
                            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
                        }
                        """##),
                ],
                good: [
                    Excerpt(
                        "LateController+Headers.swift",
                        ##"""
                        extension LateController {
                            func configureHeaders() {
                                let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
                                    elementKind: UICollectionView.elementKindSectionHeader
                                ) { _, _, _ in }
                                dataSource.supplementaryViewProvider = { view, _, path in
                                    view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
                                }
                            }
                        }
                        """##),
                ])
        case "name-collision":
            RuleExample(
                bad: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        cells:
                          jar: {class: JarCell, identifier: jar-cell}
                          other: {class: OtherCell, identifier: jar cell}
                        """##),
                ],
                good: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        cells:
                          jar: {class: JarCell, identifier: jar-cell}
                          other: {class: OtherCell, identifier: other cell}
                        """##),
                ])
        case "negative-size":
            RuleExample(
                bad: [
                    Excerpt(
                        "Main.storyboard",
                        ##"""
                        <size key="headerReferenceSize" width="50" height="-44"/>
                        """##),
                ],
                good: [
                    Excerpt(
                        "Main.storyboard",
                        ##"""
                        <size key="headerReferenceSize" width="50" height="44"/>
                        """##),
                ])
        case "nib-name-case":
            RuleExample(
                bad: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        header: {nib: shelfHeaderView, height: 44}
                        """##),
                ],
                good: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        header: {nib: ShelfHeaderView, height: 44}
                        """##),
                ])
        case "nib-not-found":
            RuleExample(
                bad: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        header: {nib: ShelfHeadreView, height: 44}
                        """##),
                ],
                good: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        header: {nib: ShelfHeaderView, height: 44}
                        """##),
                ])
        case "nib-root-count":
            RuleExample(
                bad: [
                    Excerpt(
                        "TapCell.xib",
                        ##"""
                        <objects>
                            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                            <tapGestureRecognizer id="Fo9-HQ-Lj7">
                                <connections>
                                    <action selector="open:" destination="qIX-ul-jTH" id="hJB-Wq-0uI"/>
                                </connections>
                            </tapGestureRecognizer>
                            <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="qIX-ul-jTH" customClass="TapCell" customModule="Pantry" customModuleProvider="target">
                        """##),
                ],
                good: [
                    Excerpt(
                        "JarCell.xib",
                        ##"""
                        <objects>
                            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                            <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="Au3-gI-nsL" customClass="JarCell" customModule="Pantry" customModuleProvider="target">
                        """##),
                ])
        case "nib-root-type":
            RuleExample(
                bad: [
                    Excerpt(
                        "PlainHeaderView.xib",
                        ##"""
                        <view contentMode="scaleToFill" id="zdA-Fn-msx">
                        """##),
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        header: {nib: PlainHeaderView, height: 44}
                        """##),
                ],
                good: [
                    Excerpt(
                        "ClassedHeaderView.xib",
                        ##"""
                        <view contentMode="scaleToFill" id="nof-Km-k1V" customClass="ClassedHeaderView" customModule="Pantry" customModuleProvider="target">
                        """##),
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        header: {nib: ClassedHeaderView, height: 44}
                        """##),
                ])
        case "old-spelling":
            RuleExample(
                bad: [
                    Excerpt(
                        "ListController.swift",
                        ##"""
                        func numberOfSectionsInTableView(_ tableView: UITableView) -> Int { 2 }
                        """##),
                ],
                good: [
                    Excerpt(
                        "GridController.swift",
                        ##"""
                        @objc(numberOfSectionsInCollectionView:)
                        func sections(in collectionView: UICollectionView) -> Int { 2 }
                        """##),
                ])
        case "outlet-on-owner":
            RuleExample(
                bad: [
                    Excerpt(
                        "OwnedHeaderView.xib",
                        ##"""
                        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="OwnedHeaderView" customModule="Pantry" customModuleProvider="target">
                            <connections>
                                <outlet property="titleLabel" destination="8aC-5d-sdX" id="9RB-S8-4GF"/>
                                <outletCollection property="labels" destination="8aC-5d-sdX" id="PNo-su-Gsd"/>
                            </connections>
                        </placeholder>
                        """##),
                ],
                good: [
                    Excerpt(
                        "ShelfHeaderView.xib",
                        ##"""
                        <connections>
                            <outlet property="titleLabel" destination="WP8-mx-mtZ" id="CaV-d9-xqW"/>
                        </connections>
                        """##),
                ])
        case "outlet-type":
            RuleExample(
                bad: [
                    Excerpt(
                        "JarViewController.xib",
                        ##"""
                        <outlet property="openButton" destination="pan-Lb-001" id="pan-Ou-002"/>
                        <outlet property="photo" destination="pan-Bt-001" id="pan-Ou-003"/>
                        <outlet property="titleLabel" destination="pan-Bt-001" id="pan-Ou-004"/>
                        <outlet property="view" destination="pan-Vw-001" id="pan-Ou-005"/>
                        """##),
                ],
                good: [
                    Excerpt(
                        "JarViewController.xib",
                        ##"""
                        <outlet property="openButton" destination="pan-Bt-001" id="pan-Ou-003"/>
                        <outlet property="photo" destination="pan-Im-001" id="pan-Ou-004"/>
                        <outlet property="titleLabel" destination="pan-Lb-001" id="pan-Ou-005"/>
                        <outlet property="view" destination="pan-Vw-001" id="pan-Ou-006"/>
                        """##),
                ])
        case "outlets-without-nib":
            RuleExample(
                bad: [
                    Excerpt(
                        "Controllers.swift",
                        ##"""
                        collectionView.register(JarCell.self, forCellWithReuseIdentifier: "Jar")
                        """##),
                    Excerpt(
                        "Cells.swift",
                        ##"""
                        class JarCell: UICollectionViewCell {
                            @IBOutlet weak var titleLabel: UILabel!
                        }
                        """##),
                ],
                good: [
                    Excerpt(
                        "Controllers.swift",
                        ##"""
                        collectionView.register(UINib(nibName: "JarCell", bundle: nil), forCellWithReuseIdentifier: "Jar")
                        """##),
                    Excerpt(
                        "Cells.swift",
                        ##"""
                        final class JarCell: UICollectionViewCell {
                            @IBOutlet weak var titleLabel: UILabel!
                        }
                        """##),
                ])
        case "pinned-without-size":
            RuleExample(
                bad: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        layout: {type: compositional, pinHeaders: true}
                        header: {class: TitleView, height: {absolute: 0}}
                        """##),
                ],
                good: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        layout: {type: compositional, pinHeaders: true}
                        header: {class: TitleView, height: {estimated: 44}}
                        """##),
                ])
        case "prototype-in-nib":
            RuleExample(
                bad: [
                    Excerpt(
                        "GridView.xib",
                        ##"""
                        <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="Jar" id="F7G-Fs-ixv" customClass="JarCell" customModule="Pantry" customModuleProvider="target">
                        """##),
                ],
                good: [
                    Excerpt(
                        "Main.storyboard",
                        ##"""
                        <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="Jar" id="6p5-TG-0EJ" customClass="JarCell" customModule="Pantry" customModuleProvider="target">
                        """##),
                ])
        case "prototype-without-identifier":
            RuleExample(
                bad: [
                    Excerpt(
                        "List.storyboard",
                        ##"""
                        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" id="GZM-vP-Thx" customClass="RowCell" customModule="Pantry" customModuleProvider="target">
                        """##),
                ],
                good: [
                    Excerpt(
                        "Main.storyboard",
                        ##"""
                        <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="Jar" id="6p5-TG-0EJ" customClass="JarCell" customModule="Pantry" customModuleProvider="target">
                        """##),
                ])
        case "provider-returns-nothing":
            RuleExample(
                bad: [
                    Excerpt(
                        "Fresh.swift",
                        ##"""
                        override func collectionView(
                            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                            at indexPath: IndexPath
                        ) -> UICollectionReusableView {
                            let header = UICollectionReusableView()
                            header.backgroundColor = .red
                            return header
                        }
                        """##),
                ],
                good: [
                    Excerpt(
                        "Guards.swift",
                        ##"""
                        override func collectionView(
                            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                            at indexPath: IndexPath
                        ) -> UICollectionReusableView {
                            switch kind {
                            case UICollectionView.elementKindSectionHeader:
                                guard let header = collectionView.dequeueReusableSupplementaryView(
                                    ofKind: kind, withReuseIdentifier: "Title", for: indexPath) as? TitleView
                                else { return UICollectionReusableView() }
                                return header
                            default:
                                return UICollectionReusableView()
                            }
                        }
                        """##),
                ])
        case "registered-class-kind":
            RuleExample(
                bad: [
                    Excerpt(
                        "CardGridController.swift",
                        ##"""
                        collectionView.register(CardHeader.self, forCellWithReuseIdentifier: "Header")
                        """##),
                    Excerpt(
                        "Classes.swift",
                        ##"""
                        final class CardHeader: UICollectionReusableView {}
                        """##),
                ],
                good: [
                    Excerpt(
                        "CardGridController.swift",
                        ##"""
                        collectionView.register(CardCell.self, forCellWithReuseIdentifier: "Card")
                        """##),
                ])
        case "registered-on-another-view":
            RuleExample(
                bad: [
                    Excerpt(
                        "CarouselController.swift",
                        ##"""
                        smallView.register(SlideCell.self, forCellWithReuseIdentifier: SlideCell.identifier)
                        bigView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "BigCell")
                        """##),
                    Excerpt(
                        "CarouselController.swift",
                        ##"""
                        } else {
                            return collectionView.dequeueReusableCell(
                                withReuseIdentifier: SlideCell.identifier, for: indexPath)
                        }
                        """##),
                ],
                good: [
                    Excerpt(
                        "CarouselController.swift",
                        ##"""
                        for view in [smallView, bigView] {
                            view?.register(SlideCell.self, forCellWithReuseIdentifier: SlideCell.identifier)
                        }
                        """##),
                ])
        case "registration-hides-prototype":
            RuleExample(
                bad: [
                    Excerpt(
                        "RowController.swift",
                        ##"""
                        private let reuseIdentifier = "Row"

                        /// The line that Xcode's template writes.
                        final class RowController: UITableViewController {
                            override func viewDidLoad() {
                                super.viewDidLoad()
                                tableView.register(UITableViewCell.self, forCellReuseIdentifier: reuseIdentifier)
                            }
                        """##),
                    Excerpt(
                        "Main.storyboard",
                        ##"""
                        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" reuseIdentifier="Row" id="KUX-18-49D" customClass="RowCell" customModule="Pantry" customModuleProvider="target">
                        """##),
                ],
                good: [
                    Excerpt(
                        "RowController.swift",
                        ##"""
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            tableView.register(CodeCell.self, forCellReuseIdentifier: "Code")
                        }
                        """##),
                ])
        case "registration-in-provider":
            RuleExample(
                bad: [
                    Excerpt(
                        "Lexical.swift",
                        ##"""
                        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, name in
                            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                                cell, _, name in
                                var content = cell.defaultContentConfiguration()
                                content.text = name
                                cell.contentConfiguration = content
                            }
                            return view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
                        }
                        """##),
                ],
                good: [
                    Excerpt(
                        "Stored.swift",
                        ##"""
                        private let names = NameRegistration { cell, _, name in
                            var content = cell.defaultContentConfiguration()
                            content.text = name
                            cell.contentConfiguration = content
                        }
                        """##),
                ])
        case "registration-object-identifier":
            RuleExample(
                bad: [
                    Excerpt(
                        "JarCell.xib",
                        ##"""
                        <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="JarCell" id="Au3-gI-nsL" customClass="JarCell" customModule="Pantry" customModuleProvider="target">
                        """##),
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        cell: {nib: JarCell, registration: object}
                        """##),
                ],
                good: [
                    Excerpt(
                        "JarCell.xib",
                        ##"""
                        <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="Au3-gI-nsL" customClass="JarCell" customModule="Pantry" customModuleProvider="target">
                        """##),
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        cell: {nib: JarCell, registration: object}
                        """##),
                ])
        case "setup-in-other-initializer":
            RuleExample(
                bad: [
                    Excerpt(
                        "JarCell.swift",
                        ##"""
                        override init(frame: CGRect) {
                            super.init(frame: frame)
                            contentView.addSubview(baseView)
                            baseView.frame = contentView.bounds
                        }
                        """##),
                    Excerpt(
                        "Controllers.swift",
                        ##"""
                        collectionView.register(UINib(nibName: "JarCell", bundle: nil), forCellWithReuseIdentifier: "Jar")
                        """##),
                ],
                good: [
                    Excerpt(
                        "Cells.swift",
                        ##"""
                        override init(frame: CGRect) {
                            super.init(frame: frame)
                            commonInit()
                        }

                        required init?(coder: NSCoder) {
                            super.init(coder: coder)
                            commonInit()
                        }

                        private func commonInit() {
                            contentView.addSubview(badge)
                        }
                        """##),
                ])
        case "shared-layout":
            RuleExample(
                bad: [
                    Excerpt(
                        "TwoViews.swift",
                        ##"""
                        private let layout = UICollectionViewFlowLayout()
                        private lazy var upperView = UICollectionView(frame: .zero, collectionViewLayout: layout)
                        private lazy var lowerView = UICollectionView(frame: .zero, collectionViewLayout: layout)
                        """##),
                ],
                good: [
                    Excerpt(
                        "TwoViews.swift",
                        ##"""
                        private var layout: UICollectionViewFlowLayout {
                            let layout = UICollectionViewFlowLayout()
                            layout.scrollDirection = .horizontal
                            return layout
                        }
                        private lazy var upperView = UICollectionView(frame: .zero, collectionViewLayout: layout)
                        private lazy var lowerView = UICollectionView(frame: .zero, collectionViewLayout: layout)
                        """##),
                ])
        case "suppression-without-reason":
            RuleExample(
                bad: [
                    Excerpt(
                        "ShelfController.swift",
                        ##"""
                        if indexPath.section == 0 {
                            return collectionView.dequeueReusableCell(withReuseIdentifier: "Lid", for: indexPath)  // nibc:allow unregistered-identifier
                        }
                        """##),
                ],
                good: [
                    Excerpt(
                        "ShelfController.swift",
                        ##"""
                        if indexPath.section == 0 {
                            return collectionView.dequeueReusableCell(withReuseIdentifier: "Lid", for: indexPath)  // nibc:allow unregistered-identifier section 0 is empty
                        }
                        """##),
                ])
        case "table-header-background":
            RuleExample(
                bad: [
                    Excerpt(
                        "TitleView.xib",
                        ##"""
                        <view contentMode="scaleToFill" id="yud-97-rlS" customClass="TitleView" customModule="Pantry" customModuleProvider="target">
                            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                            <autoresizingMask key="autoresizingMask"/>
                            <subviews>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Title" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="iQ4-v6-2wA">
                                    <rect key="frame" x="16" y="8" width="288" height="28"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <nil key="textColor"/>
                                    <nil key="highlightedColor"/>
                                </label>
                            </subviews>
                            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                        </view>
                        """##),
                ],
                good: [
                    Excerpt(
                        "TitleView.xib",
                        ##"""
                        <view contentMode="scaleToFill" id="yud-97-rlS" customClass="TitleView" customModule="Pantry" customModuleProvider="target">
                            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                            <autoresizingMask key="autoresizingMask"/>
                            <subviews>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Title" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="iQ4-v6-2wA">
                                    <rect key="frame" x="16" y="8" width="288" height="28"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <nil key="textColor"/>
                                    <nil key="highlightedColor"/>
                                </label>
                            </subviews>
                        </view>
                        """##),
                ])
        case "unconnected-outlet":
            RuleExample(
                bad: [
                    Excerpt(
                        "JarCell.swift",
                        ##"""
                        final class JarCell: UITableViewCell {
                            @IBOutlet private weak var titleLabel: UILabel!
                            @IBOutlet private weak var subtitleLabel: UILabel!
                            @IBOutlet weak var priceLabel: UILabel!
                            @IBOutlet weak var unusedLabel: UILabel!

                            func show(_ title: String, _ subtitle: String) {
                                titleLabel.text = title
                                subtitleLabel.text = subtitle
                            }
                        """##),
                    Excerpt(
                        "JarCell.xib",
                        ##"""
                        <connections>
                            <outlet property="titleLabel" destination="IXG-mg-Em2" id="GFU-d6-Nbz"/>
                        </connections>
                        """##),
                ],
                good: [
                    Excerpt(
                        "PricedJarCell.xib",
                        ##"""
                        <connections>
                            <outlet property="priceLabel" destination="PME-gI-6bi" id="fYF-sk-5Il"/>
                            <outlet property="titleLabel" destination="IXG-mg-Em2" id="GFU-d6-Nbz"/>
                        </connections>
                        """##),
                ])
        case "unknown-action":
            RuleExample(
                bad: [
                    Excerpt(
                        "JarCell.xib",
                        ##"""
                        <action selector="close:" destination="B5s-78-X0l" eventType="touchUpInside" id="HkR-Dy-B3h"/>
                        """##),
                    Excerpt(
                        "JarCell.swift",
                        ##"""
                        @IBAction func close(button: UIButton) {}
                        """##),
                ],
                good: [
                    Excerpt(
                        "Cells.swift",
                        ##"""
                        @IBAction func open(_ sender: UIButton) {}
                        """##),
                ])
        case "unknown-class":
            RuleExample(
                bad: [
                    Excerpt(
                        "JarCell.xib",
                        ##"""
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="m8x-Tr-FVY" customClass="BadgeVeiw" customModule="Pantry" customModuleProvider="target">
                        """##),
                ],
                good: [
                    Excerpt(
                        "JarCell.xib",
                        ##"""
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="elu-5P-Skq" customClass="FocusView" customModule="Pantry" customModuleProvider="target">
                        """##),
                ])
        case "unknown-document-type":
            RuleExample(
                bad: [
                    Excerpt(
                        "Glasses.xib",
                        ##"""
                        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23094" targetRuntime="spatial.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
                        """##),
                ],
                good: [
                    Excerpt(
                        "Pad.xib",
                        ##"""
                        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23094" targetRuntime="iOS.CocoaTouch.iPad" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
                        """##),
                ])
        case "unknown-key":
            RuleExample(
                bad: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        modul: Pantry
                        """##),
                ],
                good: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        module: Pantry
                        """##),
                ])
        case "unknown-outlet":
            RuleExample(
                bad: [
                    Excerpt(
                        "JarCell.xib",
                        ##"""
                        <outlet property="subtitleLabel" destination="UQj-si-e6j" id="4lZ-vp-GJ2"/>
                        """##),
                    Excerpt(
                        "JarCell.swift",
                        ##"""
                        final class JarCell: UITableViewCell {
                            @IBOutlet private weak var titleLabel: UILabel!
                            private var priceLabel: UILabel?
                        """##),
                ],
                good: [
                    Excerpt(
                        "JarCell.xib",
                        ##"""
                        <outlet property="titleLabel" destination="qdF-01-CBz" id="PL7-Mu-4BC"/>
                        """##),
                ])
        case "unregistered-decoration":
            RuleExample(
                bad: [
                    Excerpt(
                        "ShelfController.swift",
                        ##"""
                        init() {
                            let group = NSCollectionLayoutGroup(layoutSize: Self.row)
                            let section = NSCollectionLayoutSection(group: group)
                            section.decorationItems = [.background(elementKind: Self.backgroundKind)]
                            let layout = UICollectionViewCompositionalLayout(section: section)
                            layout.register(BoardView.self, forDecorationViewOfKind: "shelf-backgruond")
                            super.init(collectionViewLayout: layout)
                        }
                        """##),
                ],
                good: [
                    Excerpt(
                        "ShelfController.swift",
                        ##"""
                        init() {
                            let section = NSCollectionLayoutSection(group: NSCollectionLayoutGroup(layoutSize: Self.row))
                            section.decorationItems = [.background(elementKind: Self.backgroundKind)]
                            let layout = UICollectionViewCompositionalLayout(section: section)
                            layout.register(BoardView.self, forDecorationViewOfKind: Self.backgroundKind)
                            super.init(collectionViewLayout: layout)
                        }
                        """##),
                ])
        case "unregistered-identifier":
            RuleExample(
                bad: [
                    Excerpt(
                        "Literal.swift",
                        ##"""
                        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "JarCell")
                        """##),
                    Excerpt(
                        "Literal.swift",
                        ##"""
                        let cell = tableView.dequeueReusableCell(withIdentifier: "jarCell", for: indexPath)
                        cell.textLabel?.text = jars[indexPath.row]
                        return cell
                        """##),
                ],
                good: [
                    Excerpt(
                        "Loops.swift",
                        ##"""
                        enum Kind: String, CaseIterable {
                            case jar, crate
                        }
                        """##),
                    Excerpt(
                        "Loops.swift",
                        ##"""
                        for kind in Kind.allCases {
                            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: kind.rawValue)
                        }
                        """##),
                ])
        case "unregistered-table-header":
            RuleExample(
                bad: [
                    Excerpt(
                        "Silent.swift",
                        ##"""
                        tableView.register(ShelfHeaderView.self, forHeaderFooterViewReuseIdentifier: "ShelfHeader")
                        """##),
                    Excerpt(
                        "Silent.swift",
                        ##"""
                        return tableView.dequeueReusableHeaderFooterView(withIdentifier: "ShelfHeaderView")
                        """##),
                ],
                good: [
                    Excerpt(
                        "Registered.swift",
                        ##"""
                        tableView.register(JarHeaderView.self, forHeaderFooterViewReuseIdentifier: "Shared")
                        """##),
                    Excerpt(
                        "Registered.swift",
                        ##"""
                        tableView.dequeueReusableHeaderFooterView(withIdentifier: "Shared")
                        """##),
                ])
        case "unused-nib":
            RuleExample(
                bad: [
                    Excerpt(
                        "OldHeaderView.xib",
                        ##"""
                        <collectionReusableView opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="ktN-67-bXH" customClass="OldHeaderView" customModule="Pantry" customModuleProvider="target">
                        """##),
                ],
                good: [
                    Excerpt(
                        "ShelfHeaderView.xib",
                        ##"""
                        <collectionReusableView opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="5Hs-xz-9qv" customClass="ShelfHeaderView" customModule="Pantry" customModuleProvider="target">
                        """##),
                ])
        case "unused-registration":
            RuleExample(
                bad: [
                    Excerpt(
                        "TileController.swift",
                        ##"""
                        collectionView.register(TileCell.self)
                        collectionView.register(OldTileCell.self)
                        """##),
                    Excerpt(
                        "TileController.swift",
                        ##"""
                        let cell: TileCell = collectionView.dequeue(at: indexPath)
                        """##),
                ],
                good: [
                    Excerpt(
                        "Bound.swift",
                        ##"""
                        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Name")
                        names.bind(to: tableView.rx.items(cellIdentifier: "Name")) { _, name, cell in
                            cell.textLabel?.text = name
                        }
                        """##),
                ])
        case "unused-suppression":
            RuleExample(
                bad: [
                    Excerpt(
                        "ShelfController.swift",
                        ##"""
                        // nibc:allow unregistered-identifier the jars came from a pod once
                        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Jar")
                        """##),
                ],
                good: [
                    Excerpt(
                        "ShelfController.swift",
                        ##"""
                        if indexPath.section == 1 {
                            // nibc:allow unregistered-identifier: section 1 is empty, too
                            return collectionView.dequeueReusableCell(withReuseIdentifier: "Cap", for: indexPath)
                        }
                        """##),
                ])
        case "view-not-in-scene":
            RuleExample(
                bad: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        tableView: {layout: {type: flow}, cell: {class: RowCell}}
                        """##),
                ],
                good: [
                    Excerpt(
                        "nibc.yml",
                        ##"""
                        tableView: {kind: table, cell: {prototype: Row}}
                        """##),
                ])
        case "view-without-layout":
            RuleExample(
                bad: [
                    Excerpt(
                        "Shelf.swift",
                        ##"""
                        final class ShelfController: UIViewController {
                            private let shelfView = UICollectionView()
                            private lazy var boardView: UICollectionView = .init(frame: .zero)
                        """##),
                ],
                good: [
                    Excerpt(
                        "Shelf.swift",
                        ##"""
                        final class ShelfController: UIViewController {
                            private let shelfView = UICollectionView(
                                frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                            private lazy var tableView = UITableView()
                        """##),
                ])
        case "wrong-bundle":
            RuleExample(
                bad: [
                    Excerpt(
                        "ShelfController.swift",
                        ##"""
                        collectionView.register(
                            UINib(nibName: "JarCell", bundle: nil), forCellWithReuseIdentifier: "Jar")
                        """##),
                ],
                good: [
                    Excerpt(
                        "ShelfController.swift",
                        ##"""
                        collectionView.register(
                            UINib(nibName: "JarCell", bundle: .module), forCellWithReuseIdentifier: "Module")
                        """##),
                ])
        default: nil
        }
    }
}

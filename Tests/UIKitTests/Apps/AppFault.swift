import Foundation
import Testing

/// A fault that a test plants in a view description of an app: the app runs as it was built, with the manifest as
/// it is.
struct AppFault: Sendable, CustomTestStringConvertible {
    enum Change: Sendable {
        /// The file is gone.
        case removed
        /// The first text in the file gives way to the second.
        case replaced(String, with: String)
    }

    let app: String
    /// The .xib or .storyboard.
    let file: String
    let change: Change
    /// The lint rule that reports it.
    let lintRule: String

    init(_ app: String, _ file: String, _ change: Change, _ lintRule: String) {
        self.app = app
        self.file = file
        self.change = change
        self.lintRule = lintRule
    }

    var testDescription: String { "\(app)/\(file): \(lintRule)" }

    var removed: Set<String> {
        if case .removed = change { [file] } else { [] }
    }

    /// Writes the changed file into `folder`.
    func write(of app: FixtureApp, to folder: URL) throws {
        guard case .replaced(let old, let new) = change else { return }
        let url = app.sources.appendingPathComponent(file)
        let text = try String(contentsOf: url, encoding: .utf8)
        try #require(text.contains(old), "\(testDescription): the file has no '\(old)'")
        try Toolchain.write(text.replacing(old, with: new), to: folder.appendingPathComponent(file))
    }
}

extension AppFault {
    static let all = [
        AppFault("depot", "LateHeading.xib", .removed, "nib-not-found"),
        AppFault(
            "depot", "CrateCell.xib",
            .replaced(" reuseIdentifier=\"Crate\"", with: " reuseIdentifier=\"Crates\""),
            "identifier-mismatch"),
        AppFault(
            "ferry", "ячейка.xib",
            .replaced(" reuseIdentifier=\"ячейка\"", with: " reuseIdentifier=\"Ячейка\""),
            "identifier-mismatch"),
        AppFault("ferry", "Night Boat 🚢.xib", .removed, "nib-not-found"),
        AppFault(
            "gallery", "PictureCell.xib",
            .replaced(" reuseIdentifier=\"Picture\"", with: " reuseIdentifier=\"PictureCell\""),
            "identifier-mismatch"),
        AppFault("gallery", "PrintsHeader.xib", secondRoot, "nib-root-count"),
        AppFault(
            "jukebox", "Main.storyboard",
            .replaced(" reuseIdentifier=\"SleeveCell\"", with: " reuseIdentifier=\"Sleeve\""),
            "unregistered-identifier"),
        AppFault(
            "jukebox", "SongHeading.xib",
            .replaced(
                "userLabel=\"File's Owner\"/>",
                with: """
                    userLabel="File's Owner">
                                <connections>
                                    <outlet property="songs" destination="4OA-GR-89g" id="Xw3-0v-Kq8"/>
                                </connections>
                            </placeholder>
                    """), "outlet-on-owner"),
        AppFault("library", "QuietHeading.xib", .removed, "case-without-nib"),
        AppFault("library", "StackHeading.xib", secondRoot, "nib-root-count"),
        AppFault(
            "library", "ThinSpineCell.xib",
            .replaced(" reuseIdentifier=\"thin\"", with: " reuseIdentifier=\"thick\""),
            "identifier-mismatch"),
        AppFault(
            "logbook", "EntryRow.xib",
            .replaced(" reuseIdentifier=\"Entry\"", with: " reuseIdentifier=\"EntryRow\""),
            "identifier-mismatch"),
        AppFault("logbook", "DayHeading.xib", .removed, "nib-not-found"),
        AppFault(
            "noticeboard", "PinView.xib",
            .replaced(" reuseIdentifier=\"Pin\"", with: " reuseIdentifier=\"PinView\""),
            "identifier-mismatch"),
        AppFault("noticeboard", "CorkView.xib", .removed, "nib-not-found"),
        AppFault("orchard", "OrchardHeader.xib", .removed, "nib-not-found"),
        AppFault("orchard", "OrchardFooter.xib", secondRoot, "nib-root-count"),
        AppFault(
            "postcards", "CardSide.xib",
            .replaced("<collectionViewCell ", with: "<collectionViewCell reuseIdentifier=\"Front\" "),
            "identifier-mismatch"),
        AppFault("postcards", "PerforatedEdge.xib", .removed, "nib-not-found"),
        AppFault(
            "quiz", "QuestionRow.xib",
            .replaced(" reuseIdentifier=\"Question\"", with: " reuseIdentifier=\"Answer\""),
            "identifier-mismatch"),
        AppFault("quiz", "RoundHeading.xib", secondRoot, "nib-root-count"),
        AppFault(
            "theatre", "StallCell.xib",
            .replaced(" reuseIdentifier=\"stall\"", with: " reuseIdentifier=\"stalls\""),
            "identifier-mismatch"),
        AppFault("theatre", "TragedyBanner.xib", .removed, "case-without-nib"),
        AppFault(
            "weather", "HourCell.xib",
            .replaced("<collectionViewCell ", with: "<collectionViewCell reuseIdentifier=\"Hour\" "),
            "registration-object-identifier"),
        AppFault("weather", "DayMarker.xib", secondRoot, "nib-root-count"),
    ]

    /// A second view on the canvas.
    private static let secondRoot = Change.replaced(
        "    </objects>",
        with: """
                    <view contentMode="scaleToFill" id="a0B-c1-D2e">
                        <rect key="frame" x="0.0" y="0.0" width="240" height="128"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    </view>
                </objects>
            """)
}

import InterfaceBuilder

/// Which Swift a file is written in, by names that only some versions have.
///
/// What a file does not tell, the other files do: names of an older version in any of them leave it open.
final class SwiftVersions {
    private let table: SymbolTable
    private lazy var hasOnly2 = table.files.indices.contains { contains($0, Self.only2) }
    private lazy var hasBefore42 = table.files.indices.contains { contains($0, Self.before42) }
    private var since3: [Int: Bool] = [:]
    private var since4: [Int: Bool] = [:]

    init(_ table: SymbolTable) {
        self.table = table
    }

    /// Since Swift 3, the first label belongs to the selector.
    func isAtLeast3(_ file: Int) -> Bool {
        if let known = since3[file] { return known }
        let result = contains(file, Self.only3) || contains(file, Self.only4) || !hasOnly2
        since3[file] = result
        return result
    }

    /// Since Swift 4, what is not marked is not seen by Objective-C.
    func isAtLeast4(_ file: Int) -> Bool {
        if let known = since4[file] { return known }
        let result = contains(file, Self.only4) || !hasOnly2 && !hasBefore42
        since4[file] = result
        return result
    }

    private static let only2 = Words([
        "NSIndexPath)", "dispatch_async(", "mainBundle()", "AtIndexPath indexPath", "Color()",
        "(animated: Bool)",
        "NSUserDefaults.", "defaultCenter()", "sharedApplication()", "(segue: UIStoryboardSegue,",
    ])
    private static let only3 = Words([
        "(_ sender:", ", for: indexPath)", "(for segue:", "ForRowAt ", "ForItemAt ", "DidAppear(_ ",
        "WillAppear(_ ", "WillDisappear(_ ", "DidDisappear(_ ", "Bundle.main", "DispatchQueue.", " IndexPath",
        "setSelected(_ ", "setHighlighted(_ ", "(_ animated: Bool",
    ])
    private static let before42 = Words([
        "UITableViewAutomaticDimension", "UIApplicationLaunchOptionsKey", "UITableViewCellStyle",
        "UITableViewCellEditingStyle", "UIControlState", "UICollectionElementKindSection", "UIKeyboardFrame",
        ".UIKeyboard", ".UIApplication", "UIViewAnimationOptions", "UIViewContentMode", "NSFontAttributeName",
        "NSForegroundColorAttributeName", "didMove(toParentViewController", "addChildViewController(",
        "UIActivityIndicatorViewStyle", "UIAlertActionStyle", "UIAlertControllerStyle",
    ])
    private static let only4 = Words([
        "UITableView.automaticDimension", "UIResponder.keyboard", "UIApplication.LaunchOptionsKey",
        "NSAttributedString.Key", "NSAttributedStringKey", "UIControl.State", ".elementKindSection",
        "UIView.AnimationOptions", "UIView.ContentMode", "UIActivityIndicatorView.Style",
        "UITableViewCell.CellStyle", "UITableViewCell.EditingStyle", "@unknown default", " await ", "Codable",
        "Decodable", "import SwiftUI", "import Combine", "@MainActor", "didMove(toParent:",
        "UIFont.TextStyle",
        "guard let self = self", "guard let self else", ".compactMap",
    ])

    /// Byte strings that are looked for together.
    private struct Words: Sendable {
        let words: [StaticString]
        let isStart: [Bool]

        init(_ words: [StaticString]) {
            self.words = words
            var isStart = [Bool](repeating: false, count: 256)
            for word in words { isStart[Int(word.utf8Start[0])] = true }
            self.isStart = isStart
        }
    }

    private func contains(_ file: Int, _ words: Words) -> Bool {
        guard let facts = table.files[file], facts.language == .swift else { return false }
        return facts.file.text.withUnsafeBufferPointer { bytes in
            words.isStart.withUnsafeBufferPointer { isStart in
                for position in bytes.indices where isStart[Int(bytes[position])] {
                    for word in words.words {
                        let count = word.utf8CodeUnitCount
                        guard position + count <= bytes.count else { continue }
                        var offset = 0
                        while offset < count, bytes[position + offset] == word.utf8Start[offset] {
                            offset += 1
                        }
                        if offset == count { return true }
                    }
                }
                return false
            }
        }
    }
}

import InterfaceBuilder

/// Which Swift a file is written in, by names that only some versions have.
///
/// What a file does not tell, the other files do: names of an older version in any of them leave it open.
enum SwiftVersion {
    /// Since Swift 3, the first label belongs to the selector.
    static func isAtLeast3(_ table: SymbolTable, _ file: Int) -> Bool {
        contains(table, file, since3) || contains(table, file, since4)
            || !table.files.indices.contains { contains(table, $0, only2) }
    }

    /// Since Swift 4, what is not marked is not seen by Objective-C.
    static func isAtLeast4(_ table: SymbolTable, _ file: Int) -> Bool {
        contains(table, file, since4)
            || !table.files.indices.contains { contains(table, $0, before42) || contains(table, $0, only2) }
    }

    private static let only2 = Words([
        "NSIndexPath)", "dispatch_async(", "mainBundle()", "AtIndexPath indexPath", "Color()", "(animated: Bool)",
        "NSUserDefaults.", "defaultCenter()", "sharedApplication()", "(segue: UIStoryboardSegue,",
    ])
    private static let since3 = Words([
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
    private static let since4 = Words([
        "UITableView.automaticDimension", "UIResponder.keyboard", "UIApplication.LaunchOptionsKey",
        "NSAttributedString.Key", "NSAttributedStringKey", "UIControl.State", ".elementKindSection",
        "UIView.AnimationOptions", "UIView.ContentMode", "UIActivityIndicatorView.Style",
        "UITableViewCell.CellStyle", "UITableViewCell.EditingStyle", "@unknown default", " await ", "Codable",
        "Decodable", "import SwiftUI", "import Combine", "@MainActor", "didMove(toParent:", "UIFont.TextStyle",
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

    private static func contains(_ table: SymbolTable, _ file: Int, _ words: Words) -> Bool {
        guard let facts = table.files[file], facts.language == .swift else { return false }
        return facts.file.text.withUnsafeBufferPointer { bytes in
            words.isStart.withUnsafeBufferPointer { isStart in
                for position in bytes.indices where isStart[Int(bytes[position])] {
                    for word in words.words {
                        let count = word.utf8CodeUnitCount
                        guard position + count <= bytes.count else { continue }
                        var offset = 0
                        while offset < count, bytes[position + offset] == word.utf8Start[offset] { offset += 1 }
                        if offset == count { return true }
                    }
                }
                return false
            }
        }
    }
}

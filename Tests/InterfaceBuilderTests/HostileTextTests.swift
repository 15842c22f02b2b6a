import Foundation
import InterfaceBuilder
import Testing

/// Files that were cut, bitten or made to do harm: what is read of them is sound, and the fault is told.
@Suite struct HostileTextTests {
    private static let small = [
        "Documents/byte-order-mark-and-crlf/input.xib", "Documents/ipad-runtime-version-1/input.storyboard",
        "Documents/unknown-target-runtime/input.xib", "Documents/vision-header/input.xib",
        "Documents/watch-interface/input.storyboard", "Generate/any-script/Шапка.xib",
        "Generate/choose-app-enum/BeginnerHeader.xib", "Generate/nested-controller/Main.storyboard",
        "Rules/legacy-format/bad/OldRowCell.xib", "Rules/nib-root-count/bad/EmptyFooterView.xib",
    ]

    private static func bytes(_ name: String) -> [UInt8] {
        ViewDescriptions.bytes(of: ViewDescriptions.fixtures.appending(path: name).path)
    }

    @Test func truncatedAtEveryByte() {
        let faults = ViewDescriptions.faults(in: Self.small) { name in
            let bytes = Self.bytes(name)
            guard let last = bytes.lastIndex(of: UInt8(ascii: ">")) else { return ["\(name) is not there"] }
            return (0...bytes.count).flatMap { count in
                let check = DocumentCheck(Array(bytes.prefix(count)))
                var faults = check.faults
                if check.isComplete != (count > last) { faults.append("complete: \(check.isComplete)") }
                return faults.map { "\(name), \(count) bytes: \($0)" }
            }
        }
        #expect(faults == [])
    }

    /// Each byte left out, and each set to `<` and to `&`.
    @Test func bittenAtEveryByte() {
        let names = [Self.small[0], Self.small[5], Self.small[9]]
        let faults = ViewDescriptions.faults(in: names) { name in
            let bytes = Self.bytes(name)
            return bytes.indices.flatMap { index in
                ["", "<", "&"].flatMap { insert in
                    var bitten = bytes
                    bitten.replaceSubrange(index...index, with: insert.utf8)
                    return DocumentCheck(bitten).faults.map { "\(name), byte \(index): \($0)" }
                }
            }
        }
        #expect(faults == [])
    }

    @Test func treesOfTruncatedFilesAreSound() {
        let faults = ViewDescriptions.faults(in: Array(Self.small.prefix(3))) { name in
            let bytes = Self.bytes(name)
            return stride(from: 0, to: bytes.count, by: 7).flatMap { count -> [String] in
                guard let file = try? SourceDecoder.decode(path: name, bytes: Array(bytes.prefix(count)))
                else { return [] }
                return TreeCheck(file).faults
            }
        }
        #expect(faults == [])
    }

    @Test(.timeLimit(.minutes(10)), arguments: HostileText.allCases)
    func harmIsRefused(text: HostileText) {
        let bytes = text.bytes
        let check = DocumentCheck(bytes)
        #expect(check.faults == [])
        #expect(check.isRead == text.isText)
        #expect(!check.isComplete)
        #expect(check.diagnostics.count == (text.isText ? 1 : 0))
        if let file = try? SourceDecoder.decode(path: "a.xib", bytes: bytes) {
            #expect(TreeCheck(file).faults == [])
        }
    }

    @Test(arguments: HarmlessText.allCases)
    func oddButRightIsRead(text: HarmlessText) throws {
        let check = DocumentCheck(text.bytes)
        #expect(check.faults == [])
        #expect(check.isComplete, "\(check.diagnostics.map(\.message))")
        let file = try SourceDecoder.decode(path: "a.xib", bytes: text.bytes)
        let tree = TreeCheck(file)
        #expect(tree.faults == [])
        let root = DocumentReader.read(file).document.topLevelObjects.first
        #expect(root?.reuseIdentifier?.value == "Grüße")
        #expect(root?.reuseIdentifier.map { file[$0.range] } == "Grüße")
    }
}

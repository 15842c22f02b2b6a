import Dispatch
import Foundation
import Synchronization

/// The view descriptions that tests go through.
enum ViewDescriptions {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let fixtures = root.appending(path: "Fixtures")
    /// Those of public projects, beside this one; absent on most machines.
    static let corpus = root.deletingLastPathComponent().appending(path: "shared/corpus")
        .resolvingSymlinksInPath()

    /// The paths below `folder`, in order.
    static func paths(below folder: URL) -> [String] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (found?.compactMap { ($0 as? URL)?.path } ?? [])
            .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    }

    static func bytes(of path: String) -> [UInt8] {
        FileManager.default.contents(atPath: path).map(Array.init) ?? []
    }

    /// Runs `body` for every item on all cores and gives what it found, in the items' order.
    static func faults<Item: Sendable>(
        in items: [Item], _ body: @Sendable (Item) -> [String]
    ) -> [String] {
        let found = Mutex<[Int: [String]]>([:])
        DispatchQueue.concurrentPerform(iterations: items.count) { index in
            let faults = body(items[index])
            if !faults.isEmpty { found.withLock { $0[index] = faults } }
        }
        return found.withLock { $0 }.sorted { $0.key < $1.key }.flatMap(\.value)
    }
}

import UIKitModel

/// Nibs and classes that the tests of the model share.
enum Sample {
    static let cell = ClassFacts("RowCell", .collectionCell, outlets: ["label"])
    static let header = ClassFacts("HeaderView", .reusableView, outlets: ["label"])
    static let tableCell = ClassFacts("TableRow", .tableCell)
    static let tableHeader = ClassFacts("TableHeader", .tableHeaderFooter)
    static let plain = ClassFacts("UIView", .view)
    static let recogniser = ClassFacts("UITapGestureRecognizer", .object)
    static let kind = ElementKind.sectionHeader

    static func nib(
        _ topLevel: ClassFacts..., identifier: String? = nil, missing: [NibFacts.MissingOutlet] = [],
        owner: [String] = []
    ) -> NibFacts {
        NibFacts(
            file: "Sample.xib", topLevel: topLevel, reuseIdentifier: identifier, missingOutlets: missing,
            ownerOutlets: owner)
    }
}

extension ReuseModel {
    /// Registers the nib `facts` under `key` and displays it.
    static func display(
        _ facts: NibFacts, _ key: ReuseKey, _ holder: Holder = .collection, version: Int = 18
    ) throws(Raise) -> Instance? {
        var model = ReuseModel("rows", holder, version: version)
        try model.register(.nib(NibReference("Sample")), for: key)
        return try model.show(key) { _ in facts }
    }

    /// Asks for a view of `key`, dequeues it and returns it.
    mutating func show(
        _ key: ReuseKey, nibs: (NibReference) -> NibFacts? = { _ in nil }
    ) throws(Raise) -> Instance? {
        begin(Request(key.family, kind: key.kind?.text, section: 0))
        let instance = try dequeue(key, section: 0, nibs: nibs)
        return try end(.dequeued(instance.id))
    }

    /// Asks for a view of `family` and answers without a dequeue.
    mutating func answer(
        _ answer: Answer, _ family: Family = .supplementary
    ) throws(Raise) -> Instance? {
        begin(Request(family, kind: family == .supplementary ? Sample.kind : nil, section: 0))
        return try end(answer)
    }
}

/// The exception that `body` raises, nil if it raises none.
func raised(_ body: () throws(Raise) -> Void) -> Raise? {
    do {
        try body()
        return nil
    } catch {
        return error
    }
}

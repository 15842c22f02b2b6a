import UIKitModel

/// A nib by name; nothing is opened before it is instantiated (C1).
@MainActor open class UINib: NSObject {
    let reference: NibReference

    public init(nibName name: String, bundle: Bundle?) {
        let isMain = bundle == nil || bundle?.bundlePath == Bundle.main.bundlePath
        reference = NibReference(name, bundle: isMain ? nil : bundle?.bundlePath)
        super.init()
    }

    /// Makes the top-level objects with an owner of the app's, to whom owner outlets may lead.
    @discardableResult
    public func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
        guard let document = NibStore.shared.document(reference) else {
            Session.shared.stop(
                Raise(
                    rule: "C1", view: "view", family: .cell, kind: nil, identifier: "",
                    message: "could not load the nib '\(reference.name)'"))
        }
        let loader = NibLoader(document)
        if let owner = owner as? NSObject { loader.setOwner(owner) }
        let objects = document.topLevel.compactMap { loader.instantiate($0) }
        loader.connect(below: document.root)
        loader.awake()
        return objects
    }

    /// Makes the root for a reusable view, whose nib was checked before.
    static func root(of reference: NibReference) -> NSObject? {
        guard let document = NibStore.shared.document(reference), let root = document.topLevel.first else {
            return nil
        }
        return root.instantiated(in: document)
    }
}

extension NibElement {
    /// The object of a reusable view's element with its connections made.
    func instantiated(in document: NibDocument) -> NSObject? {
        let loader = NibLoader(document)
        let object = loader.instantiate(self)
        loader.connect(below: self)
        loader.awake()
        return object
    }
}

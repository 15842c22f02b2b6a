/// What a view description says that reuse depends on, with ranges; the tree it came from is gone.
package struct Document: Sendable {
    package let file: SourceFile
    package var kind: Kind
    package var format: Format
    package var platform: Platform
    /// Whether the whole file was read. False where it broke off; the facts are then those before the fault.
    package var isComplete: Bool
    /// File's Owner, First Responder and Application of a xib: they are not top-level objects of its nib.
    package var placeholders: [InterfaceObject]
    /// The top-level objects of a xib, in the file's order: everything beside the placeholders, gesture
    /// recognizers and plain objects included (uikit-rules B1, B2). Empty for storyboards.
    package var topLevelObjects: [InterfaceObject]
    /// The scenes of a storyboard. Empty for xibs.
    package var scenes: [Scene]
    /// Every collection and table view at any depth, in the file's order.
    package var reusingViews: [ReusingView]
    /// Every object with a custom class at any depth, placeholders included, in the file's order.
    package var customObjects: [InterfaceObject]
    /// Every outlet, outlet collection and action, in the file's order.
    package var connections: [Connection]
    /// The objects that outlets and outlet collections end at, by id: the first of each.
    package var outletDestinations: [String: InterfaceObject]
    /// The identifiers of the columns of AppKit's tables.
    package var columnIdentifiers: [String]
    package var duplicateIdentities: [DuplicateIdentity]
    package var danglingReferences: [DanglingReference]
    /// The document's type as it names it, with its place; for types that are not known.
    package var unknownType: Located<String>?

    package init(
        file: SourceFile, kind: Kind, format: Format = .unknown, platform: Platform = .unknown,
        isComplete: Bool = false
    ) {
        self.file = file
        self.kind = kind
        self.format = format
        self.platform = platform
        self.isComplete = isComplete
        placeholders = []
        topLevelObjects = []
        scenes = []
        reusingViews = []
        customObjects = []
        connections = []
        outletDestinations = [:]
        columnIdentifiers = []
        duplicateIdentities = []
        danglingReferences = []
    }

    package enum Kind: String, Sendable {
        case xib
        case storyboard
    }

    package enum Format: String, Sendable {
        /// Root `<document>`: Xcode 5 and later, every storyboard.
        case document
        /// Root `<archive>`: xibs of Xcode 3 and 4.
        case archive
        /// Neither, or nothing was read.
        case unknown
    }

    package enum Platform: String, Sendable {
        case iOS
        case tvOS
        case watchOS
        case macOS
        case visionOS
        case unknown
    }
}

extension Document {
    /// The place of `range` in this file.
    package func place(_ range: ByteRange) -> SourceRange { SourceRange(file, range) }

    /// The File's Owner of a xib, if it has one.
    package var fileOwner: InterfaceObject? {
        placeholders.first { $0.role == .fileOwner }
    }

    /// The connections whose source is the object with this id.
    package func connections(from id: String) -> [Connection] {
        connections.filter { $0.source == id }
    }
}

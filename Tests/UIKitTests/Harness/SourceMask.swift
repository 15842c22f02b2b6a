/// An app's source as it is compiled here: `@IBOutlet`, `@IBAction`, `@objc` and `@main` give way to spaces,
/// so that every line and column stays, and a list of the outlets is made.
///
/// It reads tokens, not Swift: comments and strings are skipped, types are known by their keyword, name and
/// braces. Outlets of generic classes are left out, as a nib cannot name such a class.
struct SourceMask {
    struct Outlet: Equatable {
        /// The class, with those around it.
        let type: String
        let property: String
    }

    /// A class with an explicit Objective-C name.
    struct ObjectiveCName: Equatable {
        let name: String
        let type: String
    }

    private(set) var text: String
    private(set) var outlets: [Outlet] = []
    private(set) var objectiveCNames: [ObjectiveCName] = []

    init(_ source: String) {
        var reader = SourceReader(source)
        var bytes = Array(source.utf8)
        var types: [String?] = []
        var declared: String?
        var isOutlet = false
        var objectiveCName: String?
        text = source
        while let token = reader.next() {
            switch token.text {
            case "{":
                types.append(declared)
                declared = nil
            case "}": _ = types.popLast()
            case "class", "struct", "enum", "actor", "extension", "protocol":
                guard let name = reader.typeName() else { continue }
                declared = reader.isGeneric ? nil : name
                if let given = objectiveCName {
                    let path = (types.compactMap(\.self) + [name]).joined(separator: ".")
                    objectiveCNames.append(ObjectiveCName(name: given, type: path))
                    objectiveCName = nil
                }
            case "var" where isOutlet:
                isOutlet = false
                guard let property = reader.next()?.text, let around = types.last, around != nil else {
                    continue
                }
                let path = types.compactMap(\.self).joined(separator: ".")
                outlets.append(Outlet(type: path, property: property))
            case "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable", "@IBSegueAction", "@objc",
                "@objcMembers", "@main", "@UIApplicationMain":
                var end = token.end
                if token.text == "@objc", let argument = reader.argument() {
                    objectiveCName = argument.text
                    end = argument.end
                }
                isOutlet = isOutlet || token.text == "@IBOutlet"
                for index in token.start..<end { bytes[index] = UInt8(ascii: " ") }
            case "func", "init", "let", "var": objectiveCName = nil
            default: continue
            }
        }
        text = String(decoding: bytes, as: UTF8.self)
    }
}

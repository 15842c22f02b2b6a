/// A name in generated code: the only way in which text from a file becomes one (invariant 8).
///
/// A value of this type is always a legal Swift identifier; what cannot be one has no value.
package struct SwiftIdentifier: Sendable, Hashable {
    /// The name itself, without back-ticks.
    package let name: String

    /// How a converted name starts.
    package enum Start: Sendable {
        /// `URLCell` becomes `urlCell`: cases and local names.
        case lower
        /// `myCell` becomes `MyCell`: what follows `dequeue` and `register`.
        case upper
    }

    /// A name that the user's own code declares, letter by letter; nil where it is no identifier.
    package init?(exactly text: String) {
        guard let first = text.unicodeScalars.first, first.startsIdentifier,
            text.unicodeScalars.allSatisfy(\.continuesIdentifier),
            text.unicodeScalars.contains(where: { $0 != "_" })
        else { return nil }
        name = text
    }

    /// A name made from any text: what no identifier may hold is dropped and the next letter is upper-case,
    /// a digit at the start is preceded by `_`. Nil where nothing is left.
    package init?(converting text: String, start: Start) {
        var scalars = ""
        var capitalisesNext = false
        for scalar in text.unicodeScalars {
            guard scalar.continuesIdentifier else {
                capitalisesNext = !scalars.isEmpty
                continue
            }
            if scalars.isEmpty, !scalar.startsIdentifier, !scalar.isDigit { continue }
            scalars += capitalisesNext ? scalar.properties.uppercaseMapping : String(scalar)
            capitalisesNext = false
        }
        guard scalars.unicodeScalars.contains(where: { $0 != "_" }) else { return nil }
        var name = start == .lower ? Self.lowerStart(scalars) : Self.upperStart(scalars)
        if let first = name.unicodeScalars.first, !first.startsIdentifier { name = "_" + name }
        self.name = name
    }

    /// A case of an enum that nibc declares; `_` is added where the name belongs to a synthesised member, or
    /// where back-ticks do not help.
    package init?(case text: String) {
        guard let identifier = SwiftIdentifier(converting: text, start: .lower) else { return nil }
        self.init(declaredCase: identifier)
    }

    /// A case whose name the manifest gives: kept if it is an identifier, else converted.
    package init?(caseKey text: String) {
        guard let identifier = SwiftIdentifier(exactly: text) else {
            self.init(case: text)
            return
        }
        self.init(declaredCase: identifier)
    }

    private init(declaredCase identifier: SwiftIdentifier) {
        name = Self.takenMembers.contains(identifier.name) ? identifier.name + "_" : identifier.name
    }

    /// Another name made of this one and words of the generator's own.
    package func appending(_ suffix: SwiftIdentifier) -> SwiftIdentifier {
        SwiftIdentifier(unchecked: name + suffix.name)
    }

    /// A name of the generator's own.
    package init(own name: StaticString) {
        self.name = "\(name)"
    }

    private init(unchecked name: String) {
        self.name = name
    }

    /// As a declaration or at the start of an expression: keywords in back-ticks.
    package var text: String { Self.keywords.contains(name) ? "`\(name)`" : name }

    /// After a dot: keywords stand there as they are, but for those that mean something.
    package var member: String { Self.dottedKeywords.contains(name) ? "`\(name)`" : name }

    /// As the rest of a longer name, such as `dequeue<Name>`.
    package func following(_ prefix: StaticString) -> String { "\(prefix)\(name)" }
}

extension SwiftIdentifier {
    /// A run of capitals is an acronym: its last letter starts the next word, if one follows.
    private static func lowerStart(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        let run = scalars.prefix { $0.properties.isUppercase }.count
        guard run > 0 else { return text }
        let next = run < scalars.count ? scalars[run] : nil
        let count = run > 1 && next?.properties.isLowercase == true ? run - 1 : run
        return scalars.prefix(count).map(\.properties.lowercaseMapping).joined()
            + String(String.UnicodeScalarView(scalars[count...]))
    }

    private static func upperStart(_ text: String) -> String {
        guard let first = text.unicodeScalars.first, first.properties.isLowercase else { return text }
        return first.properties.uppercaseMapping + String(text.unicodeScalars.dropFirst())
    }
}

package import InterfaceBuilder
package import NibCompiler

/// Text of an Objective-C header or implementation → `SourceFacts`.
///
/// This is a tolerant reader of tokens, not a compiler: it expands no macros, looks into no other file, and reads
/// every branch of `#if` save those that no build compiles. What it does not understand it steps over, to the next
/// `;` or to the end of the brackets, and keeps the messages that it finds on the way. It never fails.
package enum ObjectiveCReader {
    /// What `file` says: `.h`, `.m` or `.mm`. Takes time linear in the text.
    package static func read(_ file: SourceFile) -> SourceFacts {
        var tokenizer = Tokenizer(file)
        tokenizer.scan()
        var parser = Parser(file, BracketMatcher.match(tokenizer.tokens, in: file))
        parser.facts.imports = tokenizer.imports
        parser.facts.inactive = tokenizer.inactive
        parser.facts.registeringMacros = tokenizer.registeringMacros
        for macro in tokenizer.macros {
            if let constant = constant(of: macro, in: file) { parser.facts.properties.append(constant) }
        }
        parser.readItems()
        return parser.facts
    }

    /// The comments of a file, from their first sign to their last; not those in text that no build compiles.
    package static func comments(in file: SourceFile) -> [ByteRange] {
        var tokenizer = Tokenizer(file)
        tokenizer.scan()
        return tokenizer.comments
    }

    /// A macro without parameters whose text is one expression, as a constant.
    private static func constant(of macro: Tokenizer.Macro, in file: SourceFile) -> PropertyDeclaration? {
        var tokenizer = Tokenizer(file, macro.body)
        tokenizer.scan()
        if tokenizer.tokens.last?.kind == .semicolon { tokenizer.tokens.removeLast() }
        guard !tokenizer.tokens.isEmpty else { return nil }
        var parser = Parser(file, BracketMatcher.match(tokenizer.tokens, in: file))
        guard parser.startsExpression else { return nil }
        let value = parser.expression()
        guard parser.isAtEnd else { return nil }
        return PropertyDeclaration(
            name: Located(file[macro.name], macro.name), value: value, isConstant: true, isObjectiveC: false,
            range: ByteRange(macro.start, value.range.upperBound))
    }
}

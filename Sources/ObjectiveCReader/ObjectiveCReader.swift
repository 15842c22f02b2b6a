package import InterfaceBuilder
package import NibCompiler

/// Text of an Objective-C header or implementation → `SourceFacts`.
///
/// This is a tolerant reader of tokens, not a compiler: it expands no macros (those that are one expression are
/// constants and functions), looks into no other file, and reads every branch of `#if` save those that no build
/// compiles. What it does not understand it steps over, to the next `;` or to the end of the brackets, and keeps the
/// messages that it finds on the way. It never fails.
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
            guard let value = value(of: macro, in: file) else { continue }
            if macro.parameters == nil {
                parser.facts.properties.append(constant(of: macro, value, in: file))
            } else if let function = function(of: macro, value, in: file) {
                parser.facts.functions.append(function)
            }
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

    /// The text of a macro, if it is one expression.
    private static func value(of macro: Tokenizer.Macro, in file: SourceFile) -> Expression? {
        var tokenizer = Tokenizer(file, macro.body)
        tokenizer.scan()
        if tokenizer.tokens.last?.kind == .semicolon { tokenizer.tokens.removeLast() }
        guard !tokenizer.tokens.isEmpty else { return nil }
        var parser = Parser(file, BracketMatcher.match(tokenizer.tokens, in: file))
        guard parser.startsExpression else { return nil }
        let value = parser.expression()
        return parser.isAtEnd ? value : nil
    }

    /// A macro without parameters as a constant.
    private static func constant(
        of macro: Tokenizer.Macro, _ value: Expression, in file: SourceFile
    ) -> PropertyDeclaration {
        PropertyDeclaration(
            name: Located(file[macro.name], macro.name), value: value, isConstant: true, isObjectiveC: false,
            range: ByteRange(macro.start, value.range.upperBound))
    }

    /// A macro with parameters as a function of C. Nil where it would be another thing: an operator takes what the
    /// arguments say apart, and `#` makes text of their spelling.
    private static func function(
        of macro: Tokenizer.Macro, _ value: Expression, in file: SourceFile
    ) -> FunctionDeclaration? {
        if case .binary = value.kind { return nil }
        guard !file.text[macro.body.lowerBound..<macro.body.upperBound].contains(UInt8(ascii: "#")) else {
            return nil
        }
        let parameters = (macro.parameters ?? []).map { name in
            FunctionDeclaration.Parameter(
                label: nil, name: file[name], type: TypeReference(.named(["id"], []), name))
        }
        return FunctionDeclaration(
            name: Located(file[macro.name], macro.name), parameters: parameters,
            body: [.return(value, value.range)], range: ByteRange(macro.start, value.range.upperBound))
    }
}

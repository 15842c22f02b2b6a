import InterfaceBuilder
import NibCompiler
import ObjectiveCReader
import Testing

func read(_ text: String, path: String = "A.m") -> SourceFacts {
    ObjectiveCReader.read(SourceFile(path: path, text: text))
}

/// What a file says, compactly, one declaration a line.
func lines(_ text: String, path: String = "A.m") -> [String] { Printer.print(read(text, path: path)) }

/// The statements of a function with `body`, printed.
func body(_ body: String, path: String = "A.m") -> [String] {
    let facts = read("void f(void) {\n\(body)\n}", path: path)
    return (facts.functions.first?.body ?? []).map { Printer.print($0) }
}

/// An expression, printed.
func value(_ text: String, path: String = "A.m") -> String {
    body("x = \(text);", path: path).first.map { String($0.dropFirst("x = ".count)) } ?? "<nothing>"
}

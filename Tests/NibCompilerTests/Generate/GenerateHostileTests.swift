import InterfaceBuilder
import NibCompiler
import Testing

/// No text of a manifest can become code: whatever it holds, it is a name, a literal or a finding.
@Suite struct GenerateHostileTests {
    @Test(arguments: HostileText.all)
    func nothingBreaksOut(_ text: String) {
        let file = SourceFile(path: "nibc.yml", text: "")
        var manifest = Manifest(file: file)
        let place = ByteRange.fileStart
        manifest.generate.header = [Located(text, place)]
        var view = View(name: Located("v" + text, place), range: place)
        var cell = Entry(source: .nib(Located(text, place)), range: place)
        cell.identifier = Located("id" + text, place)
        var header = Entry(source: .class(Located("Header", place)), range: place)
        header.height = Located(.points(10), place)
        view.common.cells = [Slots.Cell(name: nil, entry: cell)]
        view.common.header = .entry(header)
        view.common.supplementary = [
            View.KindEntry(kind: Located("kind" + text, place), slot: .entry(header))
        ]
        manifest.controllers = [Controller(name: Located("Safe", place), views: [view], range: place)]
        let (files, diagnostics) = Compiler.generate(ManifestScope(manifest: manifest, documents: []))
        #expect(files.count == 1 || !diagnostics.isEmpty)
        for file in files {
            #expect(Self.isBalanced(file.text), "\(file.text)")
            let isPlain = file.text.unicodeScalars.allSatisfy { scalar in
                let category = scalar.properties.generalCategory
                return scalar == "\n" || ![.control, .format, .lineSeparator].contains(category)
            }
            #expect(isPlain, "\(file.text)")
        }
    }

    @Test(arguments: HostileText.all)
    func hostileTypesAreRefusedOrHarmless(_ text: String) {
        let file = SourceFile(path: "nibc.yml", text: "")
        var manifest = Manifest(file: file)
        let place = ByteRange.fileStart
        var view = View(name: Located("view", place), range: place)
        view.common.cells = [
            Slots.Cell(name: nil, entry: Entry(source: .class(Located(text, place)), range: place))
        ]
        manifest.controllers = [Controller(name: Located("C" + text, place), views: [view], range: place)]
        let (files, diagnostics) = Compiler.generate(ManifestScope(manifest: manifest, documents: []))
        #expect(files.isEmpty != diagnostics.isEmpty)
        #expect(files.allSatisfy { Self.isBalanced($0.text) && !$0.name.contains("/") })
    }

    /// Braces are balanced outside of literals and comments, and every literal ends on its line.
    private static func isBalanced(_ text: String) -> Bool {
        var depth = 0
        for line in text.split(separator: "\n") {
            var isLiteral = false
            var isEscaped = false
            var previous: Character?
            scan: for character in line {
                if isEscaped {
                    isEscaped = false
                } else if isLiteral {
                    if character == "\\" { isEscaped = true }
                    if character == "\"" { isLiteral = false }
                } else {
                    switch character {
                    case "\"": isLiteral = true
                    case "/" where previous == "/": break scan
                    case "{": depth += 1
                    case "}": depth -= 1
                    default: break
                    }
                }
                previous = character
            }
            if isLiteral || depth < 0 { return false }
        }
        return depth == 0
    }
}

import Testing

/// The architecture's invariants that a look at the sources can decide.
@Suite struct InvariantTests {
    private func imports(of module: String) throws -> [String] {
        try Repository.files(in: "Sources", extensions: ["swift"]).filter { path in
            try Repository.text(path).split(separator: "\n").contains { line in
                line.hasSuffix("import \(module)") && !line.hasPrefix("//")
            }
        }
    }

    @Test func onlyTheXMLReaderKnowsLibxml2() throws {
        #expect(
            try imports(of: "CLibXML2").allSatisfy { $0.hasPrefix("Sources/InterfaceBuilder/XML/") })
    }

    @Test func onlyTheManifestReaderKnowsLibyaml() throws {
        #expect(try imports(of: "CLibYAML").allSatisfy { $0.hasPrefix("Sources/ManifestReader/") })
    }

    /// The plug-ins are no part of the command; SwiftPM hands them Foundation's paths.
    @Test func nothingThatShipsUsesFoundation() throws {
        #expect(try imports(of: "Foundation").allSatisfy { $0.hasPrefix("Sources/Plugins/") })
        #expect(try imports(of: "FoundationEssentials") == [])
    }

    @Test(arguments: ["Glibc", "Darwin", "Musl", "Dispatch", "Synchronization"])
    func onlyTheCommandKnowsTheSystem(module: String) throws {
        #expect(try imports(of: module).allSatisfy { $0.hasPrefix("Sources/nibc/") })
    }

    @Test func nothingTrapsOnInput() throws {
        // Text of libraries and of examples is never run.
        let texts = [
            "Sources/NibCompiler/Libraries/Library+", "Sources/NibCompiler/Lint/RuleExample+Fixtures",
        ]
        let banned = ["try!", "as!", "fatalError(", "@unchecked Sendable", "nonisolated(unsafe)"]
        for path in Repository.files(in: "Sources", extensions: ["swift"])
        where !texts.contains(where: path.hasPrefix) {
            for line in try Repository.text(path).split(separator: "\n") {
                guard !line.drop(while: { $0 == " " }).hasPrefix("//"), !line.contains("\"") else { continue }
                for word in banned { #expect(!line.contains(word), "\(path): \(line)") }
            }
        }
    }
}

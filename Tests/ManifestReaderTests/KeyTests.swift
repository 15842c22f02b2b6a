import Foundation
import InterfaceBuilder
import ManifestReader
import Testing

/// Reader, schema and reference page know the same keys of every mapping.
@Suite struct KeyTests {
    private static let documentation = ManifestFixture.folder.deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/NibCompiler/Documentation.docc")

    /// The mappings of the schema by name: the part of a definition that has `properties`.
    private func schemaMappings() throws -> [String: [String: Any]] {
        let data = try Data(contentsOf: Self.documentation.appending(path: "Resources/nibc.schema.json"))
        let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
        var mappings: [String: [String: Any]] = [:]
        for (name, definition) in definitions {
            let alternatives = [definition] + (definition["anyOf"] as? [[String: Any]] ?? [])
            if let mapping = alternatives.first(where: { $0["properties"] != nil }) {
                mappings[name] = mapping
            }
        }
        return mappings
    }

    @Test func schemaAgrees() throws {
        let mappings = try schemaMappings()
        #expect(Set(mappings.keys) == Set(KeyTable.all.map(\.mapping)))
        for table in KeyTable.all {
            let mapping = try #require(mappings[table.mapping], "\(table.mapping)")
            let properties = try #require(mapping["properties"] as? [String: [String: Any]])
            #expect(Set(properties.keys) == Set(table.keys), "\(table.mapping)")
            #expect(Set(mapping["required"] as? [String] ?? []) == Set(table.required), "\(table.mapping)")
            #expect(mapping["additionalProperties"] as? Bool == false, "\(table.mapping)")
            #expect(mapping["description"] != nil, "\(table.mapping)")
        }
    }

    @Test func schemaReferencesExist() throws {
        let text = try String(
            contentsOf: Self.documentation.appending(path: "Resources/nibc.schema.json"), encoding: .utf8)
        let data = Data(text.utf8)
        let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let definitions = try #require(schema["$defs"] as? [String: Any])
        let references = Set(text.matches(of: /"#\/\$defs\/([A-Za-z]+)"/).map { String($0.output.1) })
        #expect(references == Set(definitions.keys))
    }

    /// The sections of the page by mapping: the keys in the first column of the table, and the example.
    private func pageSections() throws -> [String: (keys: [String], required: [String], examples: [String])] {
        let page = try String(contentsOf: Self.documentation.appending(path: "Manifest.md"), encoding: .utf8)
        var sections: [String: (keys: [String], required: [String], examples: [String])] = [:]
        for part in page.split(separator: "\n## ").dropFirst() {
            guard let name = part.prefixMatch(of: /`([A-Za-z]+)`\n/)?.output.1 else { continue }
            var section: (keys: [String], required: [String], examples: [String]) = ([], [], [])
            for line in part.split(separator: "\n") {
                guard let key = line.prefixMatch(of: /\| `([A-Za-z]+)` \|/)?.output.1 else { continue }
                section.keys.append(String(key))
                let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                if columns[2] == "required" { section.required.append(String(key)) }
            }
            section.examples = part.matches(of: /```yaml\n((?:.|\n)*?)```/).map { String($0.output.1) }
            sections[String(name)] = section
        }
        return sections
    }

    @Test func pageAgrees() throws {
        let sections = try pageSections()
        #expect(Set(sections.keys) == Set(KeyTable.all.map(\.mapping)))
        for table in KeyTable.all {
            let section = try #require(sections[table.mapping], "\(table.mapping)")
            #expect(section.keys == table.keys, "\(table.mapping)")
            #expect(section.required == table.required, "\(table.mapping)")
            #expect(section.examples.count == 1, "\(table.mapping)")
        }
    }

    @Test func pageExamplesAreManifests() throws {
        for (name, section) in try pageSections() {
            for example in section.examples {
                let file = SourceFile(path: "nibc.yml", text: example)
                let lines = DiagnosticText.lines(ManifestReader.read(file, knownRules: []).diagnostics)
                #expect(lines.isEmpty, "\(name): \(lines)")
            }
        }
    }
}

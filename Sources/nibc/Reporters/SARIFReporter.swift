import InterfaceBuilder
import NibCompiler

/// SARIF 2.1.0: one run, with the rules that have findings.
///
/// Columns count UTF-16 code units, which is what `columnKind` says. Files below the working directory are relative
/// to `SRCROOT`, whose own place is left open so that the report does not depend on it; others are `file:` URIs.
/// What is suppressed or in the baseline is counted and not listed: code scanning shows a result with `suppressions` or a
/// `baselineState` as an open one.
struct SARIFReporter {
    let workingFolder: String
    private let lines = LineTables()

    init(workingFolder: String) {
        self.workingFolder = workingFolder
    }

    func text(of report: FindingReport) -> String {
        let ids = Set(report.findings.map(\.id)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let numbers = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
        let results = zip(report.findings, report.fingerprints).map { finding, fingerprint in
            result(finding, rule: numbers[finding.id] ?? 0, fingerprint)
        }
        let driver: JSONValue = .object([
            ("name", .string("nibc")), ("version", .string(Version.text)),
            ("semanticVersion", .string(Version.text)), ("rules", .array(ids.map(SARIFRule.descriptor))),
        ])
        let root: JSONValue = .object([
            ("SRCROOT", .object([("description", Self.message("the working directory of nibc"))]))
        ])
        let run: JSONValue = .object([
            ("tool", .object([("driver", driver)])),
            ("invocations", .array([.object([("executionSuccessful", .bool(true))])])),
            ("originalUriBaseIds", root), ("columnKind", .string("utf16CodeUnits")),
            ("results", .array(results)),
            (
                "properties",
                .object([
                    ("suppressed", .int(report.suppressed)), ("baselined", .int(report.baselined)),
                ])
            ),
        ])
        return JSONValue.object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", .string("2.1.0")), ("runs", .array([run])),
        ]).text
    }

    private func result(_ finding: Diagnostic, rule: Int, _ fingerprint: String) -> JSONValue {
        // A note without a place of its own belongs to the message.
        let isPlaced = { (note: Note) in note.range.map { $0 != finding.range } ?? false }
        let remarks = finding.notes.filter { !isPlaced($0) }.map { "\n\($0.message)" }.joined()
        var location = [("physicalLocation", physicalLocation(finding.range))]
        if let object = finding.object {
            location.append(("logicalLocations", .array([Self.logicalLocation(object)])))
        }
        var members: [(name: String, value: JSONValue)] = [
            ("ruleId", .string(finding.id)), ("ruleIndex", .int(rule)),
            ("level", .string(finding.severity.rawValue)),
            ("message", Self.message(finding.sentence + remarks)),
            ("locations", .array([.object(location)])),
            ("partialFingerprints", .object([("nibcFinding/v1", .string(fingerprint))])),
        ]
        let related = finding.notes.filter(isPlaced).compactMap { note in
            note.range.map { (note.message, $0) }
        }
        if !related.isEmpty {
            members.append(
                (
                    "relatedLocations",
                    .array(
                        related.enumerated().map { number, note in
                            .object([
                                ("id", .int(number)), ("physicalLocation", physicalLocation(note.1)),
                                ("message", Self.message(note.0)),
                            ])
                        })
                ))
        }
        if !finding.fixes.isEmpty { members.append(("fixes", .array(finding.fixes.map(fix)))) }
        return .object(members)
    }

    private func fix(_ fix: Fix) -> JSONValue {
        let paths = Set(fix.edits.map(\.range.file.path)).sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
        let changes = paths.map { path -> JSONValue in
            let replacements = fix.edits.filter { $0.range.file.path == path }.map { edit -> JSONValue in
                .object([
                    ("deletedRegion", .object(region(edit.range))),
                    ("insertedContent", .object([("text", .string(edit.replacement))])),
                ])
            }
            return .object([
                ("artifactLocation", artifactLocation(path)), ("replacements", .array(replacements)),
            ])
        }
        return .object([
            ("description", Self.message(fix.title)), ("artifactChanges", .array(changes)),
            ("properties", .object([("safety", .string(fix.safety.rawValue))])),
        ])
    }

    private func physicalLocation(_ range: SourceRange) -> JSONValue {
        var region = region(range)
        if !range.bytes.isEmpty {
            region.append(("snippet", .object([("text", .string(range.file[range.bytes]))])))
        }
        return .object([
            ("artifactLocation", artifactLocation(range.file.path)), ("region", .object(region)),
        ])
    }

    private func region(_ range: SourceRange) -> [(name: String, value: JSONValue)] {
        let region = TextRegion(range, lines)
        return [
            ("startLine", .int(region.startLine)), ("startColumn", .int(region.startColumn)),
            ("endLine", .int(region.endLine)), ("endColumn", .int(region.endColumn)),
        ]
    }

    private func artifactLocation(_ path: String) -> JSONValue {
        let relative = ReportedPath.relative(path, to: workingFolder)
        if relative.hasPrefix("/") || relative == ".." || relative.hasPrefix("../") {
            let absolute = PathName.absolute(path, in: workingFolder)
            return .object([("uri", .string("file://" + URIText.encoded(absolute)))])
        }
        return .object([
            ("uri", .string(URIText.encoded(relative))), ("uriBaseId", .string("SRCROOT")),
        ])
    }

    private static func logicalLocation(_ object: ObjectReference) -> JSONValue {
        .object([
            ("name", .string(object.userLabel ?? object.customClass ?? object.element)),
            ("fullyQualifiedName", .string(object.id)), ("decoratedName", .string(object.text)),
            ("kind", .string("element")),
        ])
    }

    static func message(_ text: String) -> JSONValue { .object([("text", .string(text))]) }
}

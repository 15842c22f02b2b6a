import InterfaceBuilder
import NibCompiler

/// One object, version 1, as `Documentation.docc/Formats.md` and `Resources/nibc-report.schema.json` describe it.
///
/// Lines and columns count from 1, columns in UTF-8 bytes; the end is the place after the last byte. Paths are
/// relative to the working directory where they lie below it.
struct JSONReporter {
    let workingFolder: String

    func text(of report: FindingReport) -> String {
        let lines = LineTables()
        var members: [(name: String, value: JSONValue)] = [
            ("version", .int(1)),
            (
                "findings",
                .array(zip(report.findings, report.fingerprints).map { finding($0, fingerprint: $1, lines) })
            ),
        ]
        if let changes = report.changes {
            members.append(
                (
                    "changes",
                    .array(
                        changes.map {
                            .object([
                                ("path", .string(relative($0.path))), ("change", .string($0.kind.rawValue)),
                            ])
                        })
                ))
        }
        members.append(
            (
                "summary",
                .object([
                    ("files", .int(report.files.total)),
                    ("viewDescriptions", .int(report.files.viewDescriptions)),
                    ("sources", .int(report.files.sources)), ("manifests", .int(report.files.manifests)),
                    ("errors", .int(report.count(.error))),
                    ("warnings", .int(report.count(.warning))), ("notes", .int(report.count(.note))),
                    ("suppressed", .int(report.suppressed)), ("baselined", .int(report.baselined)),
                ])
            ))
        if let calls = report.calls {
            members.append(("calls", .array(calls.listed(all: report.listsCalls).map { call($0, lines) })))
        }
        return JSONValue.object(members).text
    }

    private func call(_ call: ReuseCalls.Call, _ lines: LineTables) -> JSONValue {
        let start = lines.start(of: call.range)
        var members: [(name: String, value: JSONValue)] = [
            ("path", .string(relative(call.range.file.path))), ("line", .int(start.line)),
            ("column", .int(start.column)), ("api", .string(call.record.signature)),
            ("status", .string(call.record.status.rawValue)),
            ("values", .array(call.record.values.map { .string($0) })),
        ]
        if call.record.status == .unknown, let reason = call.record.reasons.first {
            members.append(("reason", .string(reason.text)))
        }
        return .object(members)
    }

    private func finding(_ finding: Diagnostic, fingerprint: String, _ lines: LineTables) -> JSONValue {
        let head: [(name: String, value: JSONValue)] = [
            ("rule", .string(finding.id)), ("severity", .string(finding.severity.rawValue)),
            ("message", .string(finding.message)),
        ]
        let tail: [(name: String, value: JSONValue)] = [
            ("fingerprint", .string(fingerprint)), ("object", finding.object.map(object) ?? .null),
            ("subject", finding.subject.map(subject) ?? .null),
            (
                "notes",
                .array(
                    finding.notes.map { note in
                        .object(
                            [("message", .string(note.message))]
                                + place(note.range ?? finding.range, lines))
                    })
            ),
            ("fixes", .array(finding.fixes.map { fix($0, lines) })),
        ]
        return .object(head + place(finding.range, lines) + tail)
    }

    private func object(_ object: ObjectReference) -> JSONValue {
        .object([
            ("element", .string(object.element)), ("customClass", JSONValue(object.customClass)),
            ("userLabel", JSONValue(object.userLabel)), ("id", .string(object.id)),
        ])
    }

    private func subject(_ subject: ReuseSubject) -> JSONValue {
        .object([
            ("controller", .string(subject.controller)), ("view", .string(subject.view)),
            ("kind", .string(subject.kind)), ("identifier", JSONValue(subject.identifier)),
        ])
    }

    private func fix(_ fix: Fix, _ lines: LineTables) -> JSONValue {
        .object([
            ("title", .string(fix.title)), ("safety", .string(fix.safety.rawValue)),
            (
                "edits",
                .array(
                    fix.edits.map { edit in
                        .object(place(edit.range, lines) + [("replacement", .string(edit.replacement))])
                    })
            ),
        ])
    }

    private func place(_ range: SourceRange, _ lines: LineTables) -> [(name: String, value: JSONValue)] {
        let start = lines.start(of: range)
        let end = lines.end(of: range)
        return [
            ("path", .string(relative(range.file.path))), ("line", .int(start.line)),
            ("column", .int(start.column)), ("endLine", .int(end.line)), ("endColumn", .int(end.column)),
        ]
    }

    private func relative(_ path: String) -> String {
        ReportedPath.relative(path, to: workingFolder)
    }
}

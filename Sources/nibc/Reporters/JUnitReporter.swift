import InterfaceBuilder

/// JUnit's XML: a suite for each file with findings, a test for each finding.
///
/// Errors and warnings are failures of that type. A note is a test that passed, with the note as its output. Without
/// any finding there is one test, which passed, since readers take a file without tests for a run that broke.
struct JUnitReporter {
    let workingFolder: String
    private let places: FindingPlaces
    private let lines = LineTables()

    init(workingFolder: String) {
        self.workingFolder = workingFolder
        places = FindingPlaces(workingFolder: workingFolder)
    }

    func text(of report: FindingReport) -> String {
        var suites: [(path: String, findings: [Diagnostic])] = []
        for finding in report.findings {
            let path = ReportedPath.relative(finding.range.file.path, to: workingFolder)
            if suites.last?.path != path { suites.append((path, [])) }
            suites[suites.count - 1].findings.append(finding)
        }
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        let failures = report.findings.count { $0.severity != .note }
        text +=
            "<testsuites name=\"nibc\" tests=\"\(max(report.findings.count, 1))\" failures=\"\(failures)\">\n"
        if suites.isEmpty {
            text += """
                  <testsuite name="nibc" tests="1" failures="0" errors="0">
                    <testcase name="no findings" classname="nibc"/>
                  </testsuite>

                """
        }
        for suite in suites { text += self.suite(suite.path, suite.findings) }
        return text + "</testsuites>\n"
    }

    private func suite(_ path: String, _ findings: [Diagnostic]) -> String {
        let failures = findings.count { $0.severity != .note }
        let name = VisibleXML.attribute(path)
        let cases = findings.map { testCase($0, name) }.joined()
        return """
              <testsuite name="\(name)" tests="\(findings.count)" failures="\(failures)" errors="0">
            \(cases)  </testsuite>

            """
    }

    private func testCase(_ finding: Diagnostic, _ path: String) -> String {
        let (line, column) = lines.start(of: finding.range)
        let notes = finding.notes.map { note in
            "\n\(places.text(of: note.range ?? finding.range)): note: \(VisibleText.of(note.message))"
        }
        let message = VisibleText.of(finding.sentence)
        let body = VisibleXML.content(
            "\(places.text(of: finding.range)): \(finding.severity.rawValue): \(message)" + notes.joined())
        let result =
            finding.severity == .note
            ? "<system-out>\(body)</system-out>"
            : "<failure type=\"\(finding.severity.rawValue)\" message=\"\(VisibleXML.attribute(message))\">\(body)</failure>"
        return """
                <testcase name="\(finding.id) at \(line):\(column)" classname="\(path)" file="\(path)" line="\(line)">
                  \(result)
                </testcase>

            """
    }
}

import Foundation
import Testing

@Suite struct UsageTests {
    @Test(arguments: [
        (["lint", "--strikt"], "unknown option '--strikt'; did you mean '--strict'?"),
        (["lnt"], "unknown command 'lnt'; did you mean 'lint'?"),
        (["lnit"], "unknown command 'lnit'; did you mean 'lint'?"),
        (["inti"], "unknown command 'inti'; did you mean 'init'?"),
        (["rulse"], "unknown command 'rulse'; did you mean 'rules'?"),
        ([], "a command is missing"),
        (["--frobnicate"], "unknown option '--frobnicate' before a command"),
        (["lint", "-z"], "unknown option '-z'"),
        (["lint", "--jobs"], "option '--jobs' needs a value <count>"),
        (["lint", "--jobs", "0"], "option '--jobs' needs a whole number of 1 or more, not '0'"),
        (["lint", "--jobs", "1", "--jobs=2"], "option '--jobs' is given twice"),
        (["lint", "--strict=yes"], "option '--strict' takes no value"),
        (["rules", "--format", "sarif"], "nibc rules has no format 'sarif'; available: 'xcode', 'json'"),
        (["lint", "--only", "unused-nibs"], "no rule is called 'unused-nibs'; did you mean 'unused-nib'?"),
        (["lint", "--except", "unused-nib,zzz"], "no rule is called 'zzz'; 'nibc rules' lists them"),
        (["lint", "--only", "unused-nib,"], "option '--only' has an empty rule id"),
        (["lint", "--dry-run"], "option '--dry-run' goes with '--fix'"),
        (
            ["lint", "--fix", "--write-baseline", "b"],
            "options '--fix' and '--write-baseline' cannot be given together"
        ),
        (
            ["lint", "--baseline", "b", "--write-baseline", "b"],
            "options '--baseline' and '--write-baseline' cannot be given together"
        ),
        (["lint", "--baseline", ""], "option '--baseline' needs a value <path>"),
        (
            ["lint", "--baseline", "gone.txt", "a.xib"],
            "baseline 'gone.txt' does not exist; 'nibc lint --write-baseline gone.txt' writes one"
        ),
        (["lint", "--baseline", "a.txt", "a.xib"], "'a.txt' is no baseline: it is empty"),
        (["completions"], "nibc completions needs bash|zsh|fish"),
        (
            ["completions", "bsh"],
            "'bsh' is no shell that there are completions for: bash, zsh, fish; did you mean 'bash'?"
        ),
        (["dump"], "nibc dump needs FILE"),
        (["dump", "--config", "gone.yml", "a.xib"], "unknown option '--config'"),
        (["rules", "--config", "gone.yml"], "unknown option '--config'"),
        (["rules", "--files-from", "gone"], "unknown option '--files-from'"),
        (["completions", "--jobs", "2", "zsh"], "unknown option '--jobs'"),
        (["manual", "-v"], "unknown option '-v'"),
        (["extract", "--config", "gone.yml"], "unknown option '--config'"),
        (["init", "--config", "gone.yml"], "unknown option '--config'"),
        (["dump", "a", "b"], "'b' is one operand too many"),
        (["lint", "gone"], "'gone' does not exist"),
        (["lint", "--config", "gone.yml"], "manifest 'gone.yml' does not exist"),
        (
            ["lint"],
            "nothing to read: no view description, no source file and no nibc.yml in the working directory"
        ),
        (
            ["generate", "--check", "a.xib"],
            "there is no nibc.yml to generate from; 'nibc init' writes one, and without one 'nibc lint' is all there"
                + " is to run"
        ),
        (["lint", "a.txt"], "'a.txt' is not a folder, view description, source file or nibc.yml"),
        (["lint", "a\u{1B}[2J"], "'a\\u{1b}[2J' does not exist"),
        (
            ["generate", "--check", "--dependency-file", "x"],
            "'--check' writes nothing, so there is no '--dependency-file'"
        ),
        (["explain", "malformed-xlm"], "'malformed-xlm' is no rule, nib or reuse identifier here"),
    ])
    func tellsInOneSentenceAndEndsWithTwo(arguments: [String], sentence: String) throws {
        let folder = try TemporaryFolder()
        if arguments.contains("a.xib") { try folder.write("a.xib", SampleText.header) }
        try folder.write("a.txt", "")
        let run = try CommandRun(arguments, in: folder)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("nibc: \(sentence)"))
        #expect(run.errors.split(separator: "\n").count <= 2)
    }

    @Test(arguments: [
        "lint", "generate", "extract", "init", "explain", "rules", "dump", "completions", "manual",
    ])
    func everyCommandHasHelpWithAnExample(command: String) throws {
        let folder = try TemporaryFolder()
        let long = try CommandRun(command, "--help", in: folder)
        let short = try CommandRun(command, "-h", in: folder)
        #expect(long.status == 0)
        #expect(long.errors == "")
        #expect(long.output == short.output)
        #expect(long.output.contains("usage: nibc \(command) [options]"))
        #expect(long.output.contains("example:\n  nibc \(command)"))
        let lines = long.output.split(separator: "\n")
        #expect(lines.filter { $0.count > 120 } == [])
        #expect(try CommandRun("--help", in: folder).output.contains("  \(command) "))
    }

    /// What a command has no use for it does not list.
    @Test func onlyOptionsWithAMeaningAreListed() throws {
        let folder = try TemporaryFolder()
        func options(_ command: String) throws -> [String] {
            try CommandRun(command, "--help", in: folder).output.split(separator: "\n").compactMap { line in
                guard line.hasPrefix("  -") || line.hasPrefix("      --") else { return nil }
                return line.split(separator: " ").first { $0.hasPrefix("--") }.map(String.init)
            }
        }
        #expect(try options("manual") == ["--help", "--output"])
        #expect(try options("completions") == ["--help", "--output"])
        #expect(try options("dump") == ["--help", "--output"])
        #expect(try options("rules") == ["--format", "--help", "--output", "--quiet"])
        let lint = try CommandRun("lint", "--help", in: folder).output
        #expect(lint.contains("time and memory; in JSON, list all calls\n"))
        #expect(lint.components(separatedBy: "--verbose").count == 2)
    }

    @Test func versionIsOneLine() throws {
        let run = try CommandRun("--version", in: TemporaryFolder())
        #expect(run.status == 0)
        #expect(run.output == "nibc 0.1.0\n")
    }

    @Test func everythingAfterTwoDashesIsAnOperand() throws {
        let folder = try TemporaryFolder()
        try folder.write("--strict.xib", SampleText.header)
        #expect(try CommandRun("lint", "-q", "--", "--strict.xib", in: folder).status == 0)
    }

    @Test func shortOptionsMayStandTogether() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.xib", SampleText.conflict)
        let run = try CommandRun("lint", "-sqfjson", "-j2", in: folder)
        #expect(run.status == 1)
        #expect(run.errors == "")
        #expect(try run.findings() == ["a.xib:2:1 merge-conflict"])
    }

    @Test func listsOfFilesComeFromStandardInput() throws {
        let folder = try TemporaryFolder()
        try folder.write("Row.xib", SampleText.header)
        try folder.write("Pot.xib", SampleText.header.replacing("HeaderView", with: "PotView"))
        let run = try CommandRun("init", "--files-from", "-", in: folder, input: "Sub\n")
        #expect(run.status == 2)
        #expect(run.errors == "nibc: 'Sub' does not exist\n")
        try folder.write("nibc.yml", "nibc: 1\n")
        let listed = try CommandRun("generate", "--files-from=-", in: folder, input: "nibc.yml\n\n")
        #expect(listed.errors == "nibc: 0 written, 0 unchanged, 0 removed\n")
    }
}

import NibCompiler

/// The commands, in the order in which the help lists them.
enum CommandTable {
    static let commands: [CommandSpec] = [
        .lint, .generate, .extract, .initialize, .explain, .rules, .dump, .completions, .manual,
    ]

    static let help = """
        nibc compiles Interface Builder files: it checks what collection and table views register and
        dequeue against the .xib and .storyboard files, and generates the code that registers them.

        usage: nibc <command> [options] [operands]

        commands:
        \(TextTable(rows: commands.map { [$0.name, $0.summary] }, indent: 2).text)
        options:
          -h, --help     Show this; after a command, what the command does and takes
              --version  Show the version

        example:
          nibc lint                 checks everything below the working directory

        exit status: 0 nothing wrong, 1 faults found, 2 the work could not be done

        """
}

extension CommandSpec {
    static let lint = CommandSpec(
        name: "lint",
        summary: "Finds what would fail at run time: in view descriptions, sources and manifests",
        operands: "[PATH…]",
        operandCount: 0...Int.max,
        ownOptions: [
            .strict, .only, .except, .changedFiles, .baseline, .writeBaseline, .fix, .dryRun, .verboseCalls,
        ],
        formats: OutputFormat.allCases,
        discussion: """
            Reads every .xib, .storyboard, Swift and Objective-C file and nibc.yml under the paths (default: the
            working directory) and reports each fault at its place. Needs no configuration. What lies in Pods, Carthage,
            SourcePackages or checkouts is read, but not reported, unless that folder itself is given.
            Of paths that are a part of a target of the Xcode project or Package.swift above them, the whole project is
            read and the findings of these paths are reported. Elsewhere, nibs and storyboards outside of the paths
            count as missing.
            --files-from reports what stands in the files listed, and what names a place in one of them. What a change
            breaks in other files besides is not reported, but counted in the last line.
            Findings go to standard output, all else to standard error.
            '// nibc:allow RULE reason' in a source suppresses a finding on that or the next line; in nibc.yml
            'lint: {allow: …}' does so for view descriptions. --baseline leaves out what was there before.
            """,
        example: "nibc lint --strict")

    static let generate = CommandSpec(
        name: "generate", summary: "Writes the Swift that registers and dequeues what nibc.yml names",
        operands: "[PATH…]", operandCount: 0...Int.max,
        ownOptions: [
            .check, .dependencyFile, .inputFileList, .noCache, .noSearch, .outputFileList, .singleFile,
        ],
        formats: OutputFormat.findings,
        discussion: """
            Takes every nibc.yml under the paths (default: the working directory), or the one of --config.
            Files are written to the manifest's output folder ('generate: {output: …}', default: Generated),
            and only where they differ. Generated files of controllers that are gone are removed, those of another
            manifest stay. If a manifest or a view description has an error that those files alone decide, it is
            reported and nothing is written. What the sources decide is for 'nibc lint' to say.
            What was made is kept in the user's cache folder ($XDG_CACHE_HOME/nibc, ~/.cache/nibc or
            ~/Library/Caches/nibc) with a digest of every file that decided about it, and used again for the same.
            A build system learns what was read and written from --dependency-file or the file lists.
            """,
        example: "nibc generate --check")

    static let extract = CommandSpec(
        name: "extract", summary: "Prints the nibc.yml that existing Swift sources amount to",
        operands: "[PATH…]", operandCount: 0...Int.max, ownOptions: [], formats: [.xcode],
        discussion: """
            Reads the sources and view descriptions under the paths (default: the working directory) and prints
            a manifest of what they register, each entry with the place it comes from. What a manifest cannot
            say, or what is only known at run time, is a comment at its place, and counted on standard error.
            Where the manifest lies above the one folder that has the controllers, its output is put in there.
            """,
        example: "nibc extract Sources --output Sources/nibc.yml",
        commonOptions: [.filesFrom, .help, .jobs, .output, .quiet, .verbose])

    static let initialize = CommandSpec(
        name: "init", summary: "Writes a starting nibc.yml with the controllers found", operands: "[FOLDER]",
        operandCount: 0...1, ownOptions: [], formats: OutputFormat.findings,
        discussion: """
            Lists the storyboards' controllers that have collection or table views, with comments that say
            what to fill in. Writes nibc.yml in the folder (default: the working directory), or --output.
            Where it lies above the one folder that has the controllers, its output is put in there.
            An existing file is never overwritten.
            """,
        example: "nibc init Catalog", commonOptions: [.filesFrom, .help, .jobs, .output, .quiet])

    static let explain = CommandSpec(
        name: "explain", summary: "Tells what a rule means, or where a nib or reuse identifier is used",
        operands: "RULE|NIB|IDENTIFIER", operandCount: 1...1, ownOptions: [], formats: OutputFormat.plain,
        discussion: """
            For a rule: what is wrong, why it matters and what to do. For a nib's name or a reuse identifier:
            which files under the working directory have it, and which sources and entries of manifests
            register and dequeue it.
            """,
        example: "nibc explain nib-root-count",
        operandCompletion: .words(RuleCatalog.rules.map(\.id)))

    static let rules = CommandSpec(
        name: "rules", summary: "Lists the rules with their severities", operands: "", operandCount: 0...0,
        ownOptions: [], formats: OutputFormat.plain,
        discussion: """
            A rule's severity can be changed in nibc.yml: 'lint: {rules: {unused-nib: off}}', with one of
            off, note, warning and error.
            """,
        example: "nibc rules --format json", operandCompletion: .none,
        commonOptions: [.format, .help, .output, .quiet])

    static let dump = CommandSpec(
        name: "dump", summary: "Shows as JSON what nibc reads in a view description", operands: "FILE",
        operandCount: 1...1, ownOptions: [], formats: [.json],
        discussion: """
            Objects, scenes, collection and table views with their prototypes and layouts, connections,
            constraints, segues and more, each with line and column (from 1, in UTF-8 bytes). Of a broken file, what
            was read before the fault, with "complete": false; the fault itself goes to standard error, with exit
            status 1.
            """,
        example: "nibc dump HeaderView.xib", commonOptions: [.help, .output])

    static let completions = CommandSpec(
        name: "completions",
        summary: "Prints what makes a shell complete commands, options, formats and rules",
        operands: Shell.allCases.map(\.rawValue).joined(separator: "|"), operandCount: 1...1, ownOptions: [],
        formats: [.xcode],
        discussion: """
            For bash: 'source <(nibc completions bash)' in ~/.bashrc. For zsh: write it to a file named _nibc in a
            folder of $fpath. For fish: write it to ~/.config/fish/completions/nibc.fish.
            """,
        example: "nibc completions zsh --output ~/.zfunc/_nibc",
        operandCompletion: .words(Shell.allCases.map(\.rawValue)), commonOptions: [.help, .output])

    static let manual = CommandSpec(
        name: "manual", summary: "Prints the manual page", operands: "", operandCount: 0...0, ownOptions: [],
        formats: [.xcode],
        discussion: """
            All commands and options as a page for man(1). Write it to a file named nibc.1 in a folder man1 that
            'manpath' lists, or look at it with 'man -l'.
            """,
        example: "nibc manual --output /usr/local/share/man/man1/nibc.1", operandCompletion: .none,
        commonOptions: [.help, .output])
}

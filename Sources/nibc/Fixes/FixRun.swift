import InterfaceBuilder
import NibCompiler

/// The safe fixes of a run's findings, ready to be made or shown.
struct FixRun {
    private let rewrites: [FileRewrite]
    /// How many findings they remove.
    let count: Int

    init(_ findings: [Diagnostic]) throws(CommandFailure) {
        let (files, count) = FileEdits.safe(in: findings)
        var rewrites: [FileRewrite] = []
        for file in files { rewrites.append(try FileRewrite(file)) }
        self.rewrites = rewrites
        self.count = count
    }

    var isEmpty: Bool { rewrites.isEmpty }

    func apply() throws(CommandFailure) { try FileRewrite.apply(rewrites) }

    /// All changes as a unified diff, with paths from the working directory.
    func diff(workingFolder: String) -> [UInt8] {
        rewrites.flatMap { rewrite in
            let absolute = PathName.absolute(rewrite.path, in: workingFolder)
            return UnifiedDiff.text(
                of: rewrite.edits, path: PathName.relative(absolute, to: workingFolder))
        }
    }

    /// Such as `3 findings corrected in 2 files`.
    func summary(_ verb: String) -> String {
        "\(count) finding\(count == 1 ? "" : "s") \(verb) in \(rewrites.count) file\(rewrites.count == 1 ? "" : "s")"
    }
}

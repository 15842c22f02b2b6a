import InterfaceBuilder
import NibCompiler

/// What came of reading the sources.
struct SourceReading {
    /// Nil where there are none.
    var analysis: SourceAnalysis?
    /// Files that could not be read, or not to the end.
    var faults: [Diagnostic] = []
    /// The user's comments that speak to nibc, in the order of the files.
    var comments: [AllowComment] = []
    /// What this build of nibc leaves out.
    var remark: String?
    /// How many files were opened.
    var count = 0

    /// How many were not read, for a command that lists no findings: such as `; 1 source is not read, as 'nibc lint'
    /// tells`.
    var unreadText: String {
        switch faults.count {
        case 0: ""
        case 1: "; 1 source is not read, as 'nibc lint' tells"
        default: "; \(faults.count) sources are not read, as 'nibc lint' tells"
        }
    }
}

import InterfaceBuilder

/// Something that the manifest cannot say, in its place: a comment.
struct ExtractRemark {
    var origin: SourceRange
    var reason: String
    /// Whether it is about a cell.
    var isCell = false
    /// Whether it is settled where what stands there is an entry of some view: another way to the same code.
    var isSettledByEntry = false

    /// In the order of files and places; each once.
    static func ordered(_ remarks: [ExtractRemark]) -> [ExtractRemark] {
        var result: [ExtractRemark] = []
        for remark in remarks.sorted(by: { ($0.origin, $0.reason) < ($1.origin, $1.reason) }) {
            if let last = result.last, last.origin == remark.origin, last.reason == remark.reason { continue }
            result.append(remark)
        }
        return result
    }
}

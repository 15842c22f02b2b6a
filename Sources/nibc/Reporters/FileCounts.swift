/// How many files of each kind were read.
struct FileCounts: Equatable {
    var viewDescriptions = 0
    var sources = 0
    var manifests = 0

    var total: Int { viewDescriptions + sources + manifests }

    /// Such as `12 view descriptions, 240 sources, 1 manifest`.
    var text: String {
        let parts = [
            (viewDescriptions, "view description"), (sources, "source"), (manifests, "manifest"),
        ]
        .compactMap { count, noun in count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")" }
        return parts.isEmpty ? "no files" : parts.joined(separator: ", ")
    }
}

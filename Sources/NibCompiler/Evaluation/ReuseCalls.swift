package import InterfaceBuilder

/// Every registration and dequeue in the sources, with what is known of it.
package struct ReuseCalls: Sendable {
    /// In the order of files and places.
    package let calls: [Call]

    package struct Call: Sendable {
        package var record: CallRecord
        /// The base name of the call.
        package var range: SourceRange
    }

    /// - Parameter isOwn: Whether a file, by its path, is the user's: calls in other files are not counted.
    package init(_ analysis: SourceAnalysis, isOwn: (String) -> Bool) {
        var own: [Int: Bool] = [:]
        calls = analysis.effects.calls.compactMap { place, record -> Call? in
            guard let file = analysis.table.files[place.file]?.file else { return nil }
            if own[place.file] == nil { own[place.file] = isOwn(file.path) }
            guard own[place.file] == true else { return nil }
            return Call(record: record, range: SourceRange(file, place.range))
        }
        .sorted { $0.range < $1.range }
    }

    package var isEmpty: Bool { calls.isEmpty }

    /// Such as "412 registrations and dequeues, 409 resolved".
    package var summary: String {
        var counts: [CallRecord.Status: Int] = [:]
        for call in calls { counts[call.record.status, default: 0] += 1 }
        let seen = calls.count - counts[.wrapperBody, default: 0]
        var parts = [
            seen == 1 ? "1 registration or dequeue" : "\(seen) registrations and dequeues",
            "\(counts[.resolved, default: 0]) resolved",
        ]
        if let finite = counts[.finiteSet] { parts.append("\(finite) to several values") }
        if let unknown = counts[.unknown] { parts.append("\(unknown) unknown") }
        return parts.joined(separator: ", ")
    }

    /// All calls, or those that are not known.
    package func listed(all: Bool) -> [Call] {
        all ? calls : calls.filter { $0.record.status == .unknown }
    }
}

/// Says in comments where reusable views stand.
struct PlaceWords {
    let plan: ControllerPlan
    /// The views that the comment speaks of.
    let views: [Int]

    /// `Header of every section, from Head.xib.`: a sentence for each source, or one that begins with a verb.
    func summary(_ reusables: [Int], beginning: String = "") -> String {
        var sentences: [(places: String, words: [String], source: String)] = []
        for index in reusables {
            for (word, places, source) in uses(index) {
                if let same = sentences.firstIndex(where: { $0.places == places && $0.source == source }) {
                    if !sentences[same].words.contains(word) { sentences[same].words.append(word) }
                } else {
                    sentences.append((places, [word], source))
                }
            }
        }
        let parts = sentences.map { sentence in
            let words = SwiftComment.text(SwiftComment.enumeration(sentence.words))
            let start = beginning.isEmpty ? words.prefix(1).uppercased() + words.dropFirst() : "the " + words
            return start + (sentence.places.isEmpty ? "" : " of \(sentence.places)") + ", \(sentence.source)"
        }
        if beginning.isEmpty { return parts.map { $0 + "." }.joined(separator: " ") }
        return beginning + parts.joined(separator: ", or ") + "."
    }

    /// What a view is used as, where, and from which source.
    private func uses(_ index: Int) -> [(word: String, places: String, source: String)] {
        var words: [String] = []
        var holders: [String: [Int]] = [:]
        for view in views {
            for place in plan.views[view].places[index] ?? [] {
                let word = place.position.word
                if !words.contains(word) { words.append(word) }
                if holders[word]?.last != view { holders[word, default: []].append(view) }
            }
        }
        return words.flatMap { word in
            let all = holders[word] ?? []
            return sources(of: index, in: all).map { source in
                let from = all.filter { plan.views[$0].sources[index] == source }
                let places =
                    from.count < all.count && plan.tags == nil
                    ? SwiftComment.list(from.map { plan.views[$0].name })
                    : places(of: index, as: word, in: from)
                return (word, places, source.words)
            }
        }
    }

    private func sources(of index: Int, in holders: [Int]) -> [Reusable.Source] {
        var sources: [Reusable.Source] = []
        for case let source? in holders.map({ plan.views[$0].sources[index] }) where !sources.contains(source)
        { sources.append(source) }
        return sources
    }

    private func places(of index: Int, as word: String, in holders: [Int]) -> String {
        if let tags = plan.tags {
            if holders.count == plan.views.count { return "every \(tags.parameter.name)" }
            return SwiftComment.list(holders.map { plan.views[$0].name })
        }
        guard let first = holders.first else { return "every section" }
        let view = plan.views[first]
        let places = (view.places[index] ?? []).filter { $0.position.word == word }
        if places.contains(where: { $0.sections == nil }) {
            // One of several: which sections have it is for the app to say.
            let isOneOfSeveral =
                view.places.values.count { $0.contains { $0.position.word == word && $0.sections == nil } }
                > 1
            return isOneOfSeveral ? "" : "every section"
        }
        return sections(Set(places.flatMap { $0.sections ?? [] }), of: view)
    }

    /// The sections by their names, or the few that are not among them.
    private func sections(_ indices: Set<Int>, of view: ViewPlan) -> String {
        let cases = view.sections?.cases ?? []
        let names = cases.indices.filter(indices.contains).map { cases[$0].name }
        let others = cases.indices.filter { !indices.contains($0) }.map { cases[$0].name }
        if others.isEmpty { return "every section" }
        if names.isEmpty { return "no section" }
        if names.count > 3, others.count < 3 { return "every section but \(SwiftComment.list(others))" }
        return SwiftComment.list(names)
    }
}

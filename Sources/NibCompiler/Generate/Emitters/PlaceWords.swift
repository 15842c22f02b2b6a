/// Says in comments where reusable views stand.
struct PlaceWords {
    let plan: ControllerPlan
    /// The views that the comment speaks of.
    let views: [Int]

    /// `Header of every section, from Head.xib.`: one sentence for each source.
    func summary(_ reusables: [Int]) -> String {
        var sentences: [(places: String, words: [String], source: String)] = []
        for index in reusables {
            for (word, places) in uses(index) {
                let source = plan.reusables[index].sourceWords
                if let same = sentences.firstIndex(where: { $0.places == places && $0.source == source }) {
                    if !sentences[same].words.contains(word) { sentences[same].words.append(word) }
                } else {
                    sentences.append((places, [word], source))
                }
            }
        }
        return sentences.map { sentence in
            let words = SwiftComment.text(SwiftComment.enumeration(sentence.words))
            let start = words.prefix(1).uppercased() + words.dropFirst()
            return "\(start) of \(sentence.places), \(sentence.source)."
        }
        .joined(separator: " ")
    }

    /// What a view is used as, and where.
    private func uses(_ index: Int) -> [(word: String, places: String)] {
        var words: [String] = []
        var holders: [String: [Int]] = [:]
        for view in views {
            for place in plan.views[view].places where place.reusable == index {
                let word = place.position.word
                if !words.contains(word) { words.append(word) }
                if holders[word]?.last != view { holders[word, default: []].append(view) }
            }
        }
        return words.map { word in (word, places(of: index, as: word, in: holders[word] ?? [])) }
    }

    private func places(of index: Int, as word: String, in holders: [Int]) -> String {
        if let tags = plan.tags {
            if holders.count == plan.views.count { return "every \(tags.parameter.name)" }
            return SwiftComment.list(holders.map { plan.views[$0].name })
        }
        guard let first = holders.first else { return "every section" }
        let view = plan.views[first]
        var own: [String] = []
        var isCommon = false
        for place in view.places where place.reusable == index && place.position.word == word {
            guard let section = place.section else {
                isCommon = true
                continue
            }
            if !own.contains(section) { own.append(section) }
        }
        let others =
            view.places.contains { $0.position.word == word && $0.section != nil }
            || view.slots.contains { $0.position.word == word && !$0.sections.isEmpty }
        var parts = own.isEmpty ? [] : [SwiftComment.list(own)]
        if isCommon { parts.append(others ? "every other section" : "every section") }
        return SwiftComment.enumeration(parts)
    }
}

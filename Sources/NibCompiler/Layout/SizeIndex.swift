/// What code says of sizes, found by the layouts and views that it may be about.
struct SizeIndex {
    let mentions: [SizeMention]
    private var bySite: [CodePlace: [Int]] = [:]
    private var views = ViewIndex()
    /// Those of a view's own methods, and of layouts that are not known.
    private var anywhere: [Int] = []

    init(_ mentions: [SizeMention]) {
        self.mentions = mentions
        for (number, mention) in mentions.enumerated() {
            switch mention.base {
            case .sites(let sites): for site in sites { bySite[site, default: []].append(number) }
            case .views(let own):
                for view in own { views.add(number, on: view) }
                if own.contains(where: \.isSelf) { anywhere.append(number) }
            case .unknown: anywhere.append(number)
            }
        }
    }

    /// What may be said of the view's layouts, in the order of the code: too much rather than too little.
    func candidates(for view: ViewID, _ layouts: [ViewLayoutSource], _ table: SymbolTable) -> [SizeMention] {
        let related = view.holder.map(table.relatives) ?? []
        var numbers = Set(anywhere)
        numbers.formUnion(views.candidates(for: view, related: related))
        for case .flow(let site) in layouts { numbers.formUnion(bySite[site] ?? []) }
        return numbers.sorted().map { mentions[$0] }
    }
}

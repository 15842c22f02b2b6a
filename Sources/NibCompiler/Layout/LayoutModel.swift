import InterfaceBuilder

/// What is known of the layouts of collection views, from code and view descriptions together. Built once for a
/// rule; whatever is not certain is unknown.
final class LayoutModel {
    let linked: LinkedSources
    let documents: [Document]
    let blocks: [CodeBlock]
    let names: WrittenTypes
    var table: SymbolTable { linked.table }
    /// Which methods UIKit sees.
    private(set) lazy var witnesses = CallbackWitnesses(index: ClassIndex(table))
    private(set) lazy var requests = ViewRequest.all(in: blocks, names).filter { request in
        guard let function = request.function, let owner = request.owner else { return true }
        return !witnesses.isUnseen(function, in: request.file, of: owner)
    }
    /// The requests of diffable data sources.
    private(set) lazy var requestsWithDataSources = requests.filter { $0.creation != nil }
    private(set) lazy var sizes = SizeIndex(SizeMention.all(in: self))
    private(set) lazy var dataSources = ViewConnectionIndex(linked, isDataSource: true)
    private(set) lazy var delegates = ViewConnectionIndex(linked, isDataSource: false)
    private(set) lazy var layoutUses = ViewLayoutIndex(linked)
    /// The blocks in which layouts are made, by the places of the calls.
    private(set) lazy var sites = Self.sites(in: blocks)
    /// Where layouts and collection views of other objects are handed on.
    private(set) lazy var handovers = LayoutHandovers(self)
    /// Names of what is made with a layout as an argument.
    private(set) lazy var madeWithLayouts = Self.madeWithLayouts(in: blocks)
    /// Blocks that name a data source's `supplementaryViewProvider`.
    private(set) lazy var blocksWithProviders = blocks.filter { $0.names("supplementaryViewProvider") }
    /// The names of all members that the sources declare.
    private(set) lazy var memberNames = Set(table.types.flatMap(\.members.keys))
    /// The names that code stands under anywhere: what is not among them is never called.
    private(set) lazy var calledNames = Set(table.mentionedNames().map { Evaluator.baseName($0) ?? $0 })
    private var blocksByOwner: [TypeID: [Int]] = [:]
    private var namesByType: [TypeID: Set<String>] = [:]
    private var namesAround: [TypeID: Set<String>] = [:]
    private var relatives: [TypeID: [TypeID]] = [:]
    private var extents: [ExtentKey: LayoutExtent] = [:]
    private var layoutsByView: [ViewID: [ViewLayoutSource]?] = [:]

    private var kindsBySite: [CodePlace: CompositionalKinds.Answer] = [:]

    private struct ExtentKey: Hashable {
        var view: ViewID
        var isHeader: Bool
    }

    init(_ linked: LinkedSources, documents: [Document]) {
        self.linked = linked
        self.documents = documents
        blocks = CodeBlock.all(of: linked.table)
        names = WrittenTypes(table: linked.table)
        for (number, block) in blocks.enumerated() {
            if let owner = block.owner { blocksByOwner[owner, default: []].append(number) }
        }
    }

    // MARK: Code around a class

    /// The class with what it inherits from and what inherits from it.
    func related(to type: TypeID) -> [TypeID] {
        if let known = relatives[type] { return known }
        let result =
            [type] + table.supertypes(of: type).filter { table[$0].kind != .external }
            + table.descendants(of: type)
        relatives[type] = result
        return result
    }

    func blocks(of type: TypeID) -> [CodeBlock] { (blocksByOwner[type] ?? []).map { blocks[$0] } }

    /// Every name in the code of the class and of those that it is related to.
    func names(around type: TypeID) -> Set<String> {
        if let known = namesAround[type] { return known }
        let result: Set<String> = related(to: type).reduce(into: []) { $0.formUnion(names(in: $1)) }
        namesAround[type] = result
        return result
    }

    func names(in type: TypeID) -> Set<String> {
        if let known = namesByType[type] { return known }
        var result: Set<String> = []
        for block in blocks(of: type) { block.addNames(to: &result) }
        for declared in table[type].declarations + table[type].extensions {
            for property in declared.declaration.properties {
                if let name = property.type?.name { result.insert(name) }
            }
        }
        namesByType[type] = result
        return result
    }

    /// Whether code of a block may do something to objects of the class that it does not name by type.
    func mayReach(_ block: CodeBlock, _ type: TypeID) -> Bool {
        let related = related(to: type)
        if related.contains(where: { other in table[other].declarations.contains { $0.file == block.file } })
        {
            return true
        }
        guard let owner = block.owner else {
            guard let function = block.function else { return true }
            return names(around: type).contains(function.name.value)
        }
        if related.contains(owner) { return true }
        let symbol = table[owner]
        if symbol.kind == .external || symbol.kind == .protocol {
            let name = block.function?.name.value ?? block.property?.name.value
            return name.map { $0 == "init" || names(around: type).contains($0) } ?? true
        }
        let around = names(around: type)
        if ([owner] + table.supertypes(of: owner)).contains(where: {
            table[$0].kind != .external && around.contains(table[$0].simpleName)
        }) {
            return true
        }
        let own = names(in: owner)
        return related.contains { own.contains(table[$0].simpleName) }
    }

    // MARK: Answers

    func extent(of kind: ElementKind, in view: ViewID) -> LayoutExtent {
        guard kind == .sectionHeader || kind == .sectionFooter else { return .unknown }
        let key = ExtentKey(view: view, isHeader: kind == .sectionHeader)
        if let known = extents[key] { return known }
        let result = FlowExtentSearch(model: self, view: view, isHeader: key.isHeader).extent()
        extents[key] = result
        return result
    }

    func layouts(of view: ViewID) -> [ViewLayoutSource]? {
        if let known = layoutsByView[view] { return known }
        let result = ViewLayoutSource.all(of: view, in: self)
        layoutsByView[view] = result
        return result
    }

    /// The kinds that a compositional layout certainly asks for, by the place where it is made.
    func compositionalKinds(of site: CodePlace) -> CompositionalKinds.Answer {
        if let known = kindsBySite[site] { return known }
        let result =
            sites[site].map { CompositionalKinds(model: self, block: $0).kinds(of: site) }
            ?? CompositionalKinds.Answer()
        kindsBySite[site] = result
        return result
    }

    private static func madeWithLayouts(in blocks: [CodeBlock]) -> Set<String> {
        var result: Set<String> = []
        for block in blocks {
            SyntaxWalk.visit(block.statements) { _ in
            } _: { expression in
                guard case .call(let callee, let arguments) = expression.kind,
                    arguments.contains(where: { $0.label == "collectionViewLayout" || $0.label == "layout" }),
                    let name = callee.nameComponents?.last(where: { $0 != "init" })
                else { return }
                result.insert(name)
            }
        }
        return result
    }

    private static func sites(in blocks: [CodeBlock]) -> [CodePlace: CodeBlock] {
        var result: [CodePlace: CodeBlock] = [:]
        for block in blocks {
            SyntaxWalk.visit(block.statements) { _ in
            } _: { expression in
                guard case .call(let callee, _) = expression.kind, let components = callee.nameComponents,
                    components.contains(where: {
                        $0 == "UICollectionViewFlowLayout" || $0 == "UICollectionViewCompositionalLayout"
                    })
                else { return }
                result[CodePlace(file: block.file, range: expression.range)] = block
            }
        }
        return result
    }
}

/// What is known of the size of a kind of view along the scroll direction.
enum LayoutExtent: Equatable {
    /// The layout never asks for the view.
    case zero(isHorizontal: Bool)
    /// It always does, where there is a section.
    case some
    /// It does for the first section; whether for others is not known.
    case first
    case unknown
}

extension CodeBlock {
    /// Whether the code has a member or name of the text.
    fileprivate func names(_ text: String) -> Bool {
        var isNamed = false
        SyntaxWalk.visit(statements) { _ in
        } _: { expression in
            switch expression.kind {
            case .member(_, let name): if name.value == text { isNamed = true }
            case .name(let name): if name == text { isNamed = true }
            case .keyPath(let names): if names.contains(text) { isNamed = true }
            default: break
            }
        }
        return isNamed
    }

    fileprivate func addNames(to result: inout Set<String>) {
        SyntaxWalk.visit(statements) { _ in
        } _: { expression in
            switch expression.kind {
            case .name(let name): result.insert(name)
            case .member(_, let name): result.insert(name.value)
            case .type(let reference): if let name = reference.name { result.insert(name) }
            case .cast(_, let type, _), .typeTest(_, let type):
                if let name = type.name { result.insert(name) }
            default: break
            }
        }
        for parameter in function?.parameters ?? [] {
            if let name = parameter.type.name { result.insert(name) }
        }
    }
}

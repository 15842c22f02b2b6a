import InterfaceBuilder

/// The initialisers of a class of the sources.
struct Initializers {
    let index: ClassIndex

    /// How a class comes by an initialiser.
    enum Origin {
        /// Declared, or inherited from UIKit's class.
        case present
        /// Not inherited, as the class declares this one.
        case hidden(by: SourceRange?)
        /// Not known.
        case unknown
    }

    /// Whether the class has the initialiser that UIKit calls: its own, or an inherited one. A class of Swift's
    /// inherits none once it declares a designated one.
    func origin(of initializer: ReuseInitializer, in chain: [TypeID]) -> Origin {
        for type in chain {
            guard index.table[type].kind == .class, !index.isObjectiveC(type) else { return .present }
            guard index.table[type].outlineFiles.isEmpty, index.isDeclaredOnce(type),
                !index.table.mayHaveMacroMembers(type)
            else { return .unknown }
            let own = declared(in: type)
            if own.contains(where: { matches($0.function, initializer) }) { return .present }
            let inExtensions = (index.table[type].members["init"] ?? []).contains { member in
                if case .function(let function) = member.kind {
                    self.matches(function, initializer)
                } else {
                    false
                }
            }
            if inExtensions { return .present }
            if let designated = own.first(where: { !$0.function.isConvenience }) {
                return .hidden(by: index.place(designated.function.name.range, in: designated.file))
            }
        }
        return .unknown
    }

    /// `init(coder:)` of the nearest class that declares it.
    func coder(in chain: [TypeID]) -> (function: FunctionDeclaration, file: Int, type: TypeID)? {
        for type in chain {
            guard index.table[type].kind == .class, index.isDeclaredOnce(type),
                index.table[type].outlineFiles.isEmpty
            else { return nil }
            if let found = declared(in: type).first(where: { $0.function.isCoder }) {
                return (found.function, found.file, type)
            }
        }
        return nil
    }

    /// The initialisers in the class's body; those of extensions are convenience ones.
    private func declared(in type: TypeID) -> [(function: FunctionDeclaration, file: Int)] {
        index.table[type].declarations.flatMap { declared in
            declared.declaration.functions.filter { $0.name.value == "init" }.map { ($0, declared.file) }
        }
    }

    private func matches(_ function: FunctionDeclaration, _ initializer: ReuseInitializer) -> Bool {
        function.selector == initializer.selector || function.parameters.map(\.label) == initializer.labels
    }
}

extension FunctionDeclaration {
    /// Whether it is the initialiser that a nib calls.
    var isCoder: Bool {
        name.value == "init" && parameters.count == 1 && parameters[0].label == "coder"
            || selector == "initWithCoder:"
    }
}

/// Writes the functions that make registration objects (iOS 14).
struct RegistrationObjectEmitter {
    let plan: ControllerPlan

    func emit(to writer: inout SwiftWriter) {
        for index in plan.orderedReusables where plan.reusables[index].usesObject {
            let reusable = plan.reusables[index]
            let words = reusable.sources.first?.words ?? ""
            let name = reusable.name.following("make") + "Registration"
            let type = reusable.classText
            writer.separate()
            writer.documentation(
                "The registration of the \(SwiftComment.text(plan.word(index))), \(words). "
                    + "Make it once and keep it: never inside a provider.")
            if let kind = reusable.family.kind {
                let signature = SwiftSignature(
                    plan.functionHead + name,
                    [["configure: @escaping (\(type), String, IndexPath) -> Void"]],
                    returns: "UICollectionView.SupplementaryRegistration<\(type)>")
                writer.function(signature) {
                    $0.call(
                        call("SupplementaryRegistration", nib: "supplementaryNib", reusable, kind: kind))
                }
            } else {
                let signature = SwiftSignature(
                    plan.functionHead + name + "<Item>",
                    [["configure: @escaping (\(type), IndexPath, Item) -> Void"]],
                    returns: "UICollectionView.CellRegistration<\(type), Item>")
                writer.function(signature) {
                    $0.call(call("CellRegistration", nib: "cellNib", reusable, kind: nil))
                }
            }
        }
    }

    private func call(_ type: String, nib label: String, _ reusable: Reusable, kind: ElementKind?)
        -> SwiftCall
    {
        var arguments: [SwiftCall.Argument] = []
        if let source = reusable.sources.first, case .nib = source, let nib = source.registered {
            arguments.append("\(label): \(nib)")
        }
        if let kind { arguments.append("elementKind: \(kind.expression)") }
        return SwiftCall("UICollectionView.\(type)", [arguments + ["handler: configure"]])
    }
}

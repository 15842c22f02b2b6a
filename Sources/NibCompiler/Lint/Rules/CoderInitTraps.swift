import InterfaceBuilder

extension Rule {
    package static let coderInitTraps = Rule(
        id: "coder-init-traps", severity: .error, uikitRules: ["E2"],
        summary: "a view that comes from a nib has an init(coder:) that traps",
        explanation: """
            A nib or prototype makes its objects with `init(coder:)`. Xcode's `fatalError("init(coder:) has not \
            been implemented")` there ends the app at the first dequeue ("Fatal error: init(coder:) has not been \
            implemented").

            Call `super.init(coder:)` and do the set-up, or register the class instead of the nib.
            """,
        check: .program { program, report in
            guard let index = ClassIndex(program) else { return }
            let objects = InstantiatedObjects(program, index)
            let initializers = Initializers(index: index)
            var found: [TypeID: (trap: Expression, file: Int, places: [InstantiatedObjects.Place])] = [:]
            for (type, places) in objects.places {
                // A storyboard may make a controller by another initialiser.
                guard let chain = index.chain(of: type), index.reaches(chain, ["UIView"]),
                    let coder = initializers.coder(in: chain), let body = coder.function.body,
                    let trap = TrapSearch(table: index.table, chain: chain).trap(in: body)
                else { continue }
                found[coder.type, default: (trap, coder.file, [])].places += places
            }
            for (type, finding) in found.sorted(by: { $0.key < $1.key }) {
                guard let place = index.place(finding.trap.range, in: finding.file) else { continue }
                let places = finding.places.sorted { left, right in
                    left.document.place(left.object.nameRange) < right.document.place(right.object.nameRange)
                }
                report.add(
                    "init(coder:) of \(index.table[type].name) traps, and \(places[0].description) calls it",
                    at: place,
                    notes: places.compactMap { place in
                        place.object.customClass.map {
                            Note("made from \(place.description) here", at: place.document.place($0.range))
                        }
                    })
            }
        })
}

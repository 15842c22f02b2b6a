import NibCompiler
import Testing

@Suite struct TargetIndexTests {
    private func package(_ folder: String, _ names: [String]) -> TargetMembership {
        let text = names.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
        return PackageLayout.read(Array(text.utf8), path: folder + "/Package.swift", files: [])
    }

    @Test func aFileIsInThePackageAroundIt() throws {
        let outer = package("/r", ["App"])
        let inner = package("/r/Sources/App/Kit", ["Kit"])
        let index = TargetIndex([outer, inner])
        #expect(index.targets(of: "/r/Sources/App/Cell.xib").targets == Set(outer.targets))
        #expect(index.targets(of: "/r/Sources/App/Kit/Sources/Kit/Cell.xib").targets == Set(inner.targets))
        #expect(index.targets(of: "/elsewhere/Cell.xib") == .unknown)
    }

    @Test func theTargetOfAManifest() {
        let outer = package("/r", ["App", "my-kit"])
        let index = TargetIndex([outer])
        func names(_ folder: String, _ module: String?) -> [String] {
            index.targets(ofManifestIn: folder, module: module).map(\.name).sorted()
        }
        #expect(names("/r/Sources/App", nil) == ["App"])
        #expect(names("/r", "App") == ["App"])
        #expect(names("/r", "my_kit") == ["my-kit"])
        #expect(names("/r", nil) == [])
        #expect(names("/r/Sources/App", "Other") == ["App"])
        #expect(names("/elsewhere", "App") == [])
    }

    @Test func filesShareATargetUnlessItIsKnownThatTheyDoNot() {
        let first = BuildTarget(project: "/P", name: "A")
        let second = BuildTarget(project: "/P", name: "B")
        let isInFirst = FileTargets(targets: [first], knownProjects: ["/P"])
        let isInSecond = FileTargets(targets: [second], knownProjects: ["/P"])
        let isInBoth = FileTargets(targets: [first, second], knownProjects: ["/P"])
        let isInNone = FileTargets(knownProjects: ["/P"])
        #expect(!isInFirst.mayShareTarget(with: isInSecond))
        #expect(!isInNone.mayShareTarget(with: isInFirst))
        #expect(isInBoth.mayShareTarget(with: isInFirst))
        #expect(isInFirst.mayShareTarget(with: .unknown))
        #expect(isInFirst.mayShareTarget(with: FileTargets(targets: [second])))
        #expect(isInNone.mayShareTarget(with: isInNone))
    }
}

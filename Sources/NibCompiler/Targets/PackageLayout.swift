/// The targets of a Swift package and their folders, as far as the `Package.swift` says them literally.
package enum PackageLayout {
    /// - Parameters:
    ///   - text: `Package.swift`.
    ///   - path: Its absolute path.
    ///   - files: Files below its folder, relative to it: they tell which of SwiftPM's folders is there.
    package static func read(_ text: [UInt8], path: String, files: [String]) -> TargetMembership {
        var membership = TargetMembership(project: path, isPackage: true)
        let (calls, isWhole) = PackageTargetCall.calls(in: PackageToken.tokens(of: text))
        membership.isWhole = isWhole
        let named = Set(calls.filter { $0.path != .missing }.map(\.name))
        var seen: Set<BuildTarget> = []
        let hasResources = hasResourceBundles(text)
        for call in calls {
            guard case .literal(let name) = call.name, call.path != .computed else {
                membership.isWhole = false
                continue
            }
            // A dependency that stands outside of its target has a name only.
            if call.path == .missing, named.contains(call.name) { continue }
            let target = BuildTarget(
                project: path, name: name,
                product: hasResources && call.function == "target" ? .packageTarget : .other)
            guard seen.insert(target).inserted else { continue }
            membership.targets.append(target)
            let coverage: TargetFolder.Coverage = call.excluded.map { .allBut($0) } ?? .uncertain
            membership.folders.append(
                TargetFolder(
                    path: FolderPath.join(
                        membership.folder,
                        call.folder(named: name, among: files, isOnly: calls.count == 1)),
                    target: target, coverage: coverage))
        }
        return membership
    }

    /// Whether view descriptions go into a resource bundle: since tools version 5.3 (uikit-rules C6).
    private static func hasResourceBundles(_ text: [UInt8]) -> Bool {
        guard let line = text.split(separator: UInt8(ascii: "\n"), maxSplits: 1).first,
            let colon = line.firstIndex(of: UInt8(ascii: ":"))
        else { return false }
        let version = line[line.index(after: colon)...].filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }
        let parts = version.split(separator: UInt8(ascii: ".")).map { Int(String(decoding: $0, as: UTF8.self)) }
        guard let major = parts.first ?? nil else { return false }
        let minor = (parts.count > 1 ? parts[1] : 0) ?? 0
        return major > 5 || major == 5 && minor >= 3
    }
}

extension PackageTargetCall {
    /// The target's folder, relative to the package's.
    fileprivate func folder(named name: String, among files: [String], isOnly: Bool) -> String {
        if case .literal(let path) = path { return path }
        // Where SwiftPM looks, in its order.
        let bases = (function == "testTarget" ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
        let isThere = { (folder: String) in files.contains { $0.hasPrefix(folder + "/") } }
        if let base = bases.first(where: { isThere("\($0)/\(name)") }) { return "\(base)/\(name)" }
        // Since tools version 5.9, the only target may lie in the folder itself.
        if isOnly, let base = bases.first(where: isThere) { return base }
        return "\(bases[0])/\(name)"
    }
}

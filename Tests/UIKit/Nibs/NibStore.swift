import UIKitModel

/// The nibs and storyboards of the running app, in the resources folder.
@MainActor final class NibStore {
    static let shared = NibStore()

    private var documents: [String: NibDocument] = [:]
    private var folders: [String: [URL]] = [:]

    /// The document whose file has exactly this name, compared byte by byte: neither another letter case nor
    /// a name with a path or an extension is found (C1, C3, C4). A nil bundle is the main one (C2).
    func document(named name: String, extension suffix: String, bundle: Bundle?) -> NibDocument? {
        let wanted = ExactText(name + "." + suffix)
        let folder = folder(of: bundle)
        guard let url = files(in: folder).first(where: { ExactText($0.lastPathComponent) == wanted })
        else { return nil }
        if let known = documents[url.path] { return known }
        guard let data = try? Data(contentsOf: url) else { return nil }
        let document = NibDocument(file: wanted.text, data: data)
        documents[url.path] = document
        return document
    }

    func document(_ reference: NibReference) -> NibDocument? {
        document(
            named: reference.name.text, extension: "xib",
            bundle: reference.bundle.flatMap { Bundle(path: $0) })
    }

    /// The facts that UIKit checks at a dequeue; nil if there is no such nib (C1).
    func facts(_ reference: NibReference) -> NibFacts? {
        document(reference).map { document in
            NibFacts(
                file: document.file, topLevel: document.topLevel.map { ClassResolver.facts(of: $0) },
                reuseIdentifier: document.topLevel.first?["reuseIdentifier"],
                missingOutlets: document.topLevel.flatMap { Outlets.missing(below: $0) },
                ownerOutlets: document.ownerOutlets.map { $0["property"] ?? $0["selector"] ?? "" })
        }
    }

    /// A storyboard with an initial controller, `Main` before others.
    func initialStoryboard() -> NibDocument? {
        let names = files(in: Session.shared.resources)
            .filter { $0.pathExtension == "storyboard" }
            .map { $0.deletingPathExtension().lastPathComponent }
        for name in ["Main"] + names {
            let document = document(named: name, extension: "storyboard", bundle: nil)
            if document?.root["initialViewController"] != nil { return document }
        }
        return nil
    }

    private func folder(of bundle: Bundle?) -> URL {
        guard let bundle, bundle.bundlePath != Bundle.main.bundlePath else {
            return Session.shared.resources
        }
        return bundle.resourceURL ?? bundle.bundleURL
    }

    /// Every file below `folder`, sorted by path: a built app has them all in one place.
    private func files(in folder: URL) -> [URL] {
        if let known = folders[folder.path] { return known }
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        let urls = names.sorted().map { folder.appendingPathComponent($0) }
        folders[folder.path] = urls
        return urls
    }
}

import InterfaceBuilder
import NibCompiler

/// What an earlier run of `nibc generate` made of the same bytes, so that nothing is parsed where nothing changed.
///
/// The key is a digest of everything that decides: this very nibc, the folder, the paths and the manifest given,
/// which files were found and by which path, and every byte of the manifests and view descriptions. No age of a file
/// is believed. Only what came without an error is kept, and only where no project or package had to tell targets
/// apart. The output folder is not part of it: what is there is compared with the texts as always.
struct GenerateCache {
    private let folder: CacheFolder
    private let name: String
    private let key: ContentDigest

    /// Nil where the files alone do not decide, or where something is wrong with them.
    init?(_ search: FileSearch, _ files: [OpenedFile], options: CommonOptions) {
        guard let folder = CacheFolder(), let command = CommandIdentity.text, search.isPlain else {
            return nil
        }
        let place = [command, search.workingFolder, options.config ?? ""] + search.given
        var parts = CacheText()
        for part in place { parts.append(part) }
        parts.append(count: search.manifests.count)
        for manifest in search.manifests {
            parts.append(manifest.manifest.file.path)
            parts.append(ContentDigest(manifest.manifest.file.text).bytes)
        }
        var identities: Set<FileIdentity> = []
        for file in files {
            // One file by two paths: which of them counts is no question of bytes.
            guard case .success(let contents) = file.contents,
                identities.insert(FileIdentity(contents.status)).inserted
            else { return nil }
            parts.append(file.found.path)
            parts.append(file.found.absolute)
            parts.append([file.found.isForeign ? 1 : 0, file.found.isLinked ? 1 : 0])
            parts.append(contents.digest.bytes)
        }
        self.folder = folder
        name = CacheFolder.prefix + ContentDigest(Array(place.dropFirst().joined(separator: "\0").utf8)).text
        key = ContentDigest(parts.bytes)
    }

    /// The files of each manifest, if they are known.
    var files: [[GeneratedFile]]? {
        guard let bytes = folder.read(name), bytes.starts(with: head(of: bytes.dropFirst(Self.headLength)))
        else { return nil }
        var text = CacheText(bytes.dropFirst(Self.headLength))
        var manifests: [[GeneratedFile]] = []
        while let count = text.nextCount() {
            var files: [GeneratedFile] = []
            for _ in 0..<count {
                guard let name = text.nextString(), let text = text.nextString() else { return nil }
                files.append(GeneratedFile(name: name, text: text))
            }
            manifests.append(files)
        }
        return text.isAtEnd ? manifests : nil
    }

    /// Keeps the files in the place of what was known.
    func keep(_ manifests: [[GeneratedFile]]) {
        var body = CacheText()
        for files in manifests {
            body.append(count: files.count)
            for file in files {
                body.append(file.name)
                body.append(file.text)
            }
        }
        folder.write(name, head(of: body.bytes[...]) + body.bytes)
    }

    private static let headLength = 48

    /// What stands before the rest, and is another where a byte of either differs.
    private func head(of body: ArraySlice<UInt8>) -> [UInt8] {
        Array("nibc generate 1\n".utf8) + key.bytes + body.withUnsafeBytes { ContentDigest($0).bytes }
    }
}

extension FileSearch {
    /// Whether there is a manifest, every folder could be read and the manifests say nothing wrong.
    fileprivate var isPlain: Bool {
        !manifests.isEmpty && manifests.count == chosen.count && configuration.isEmpty && faults.isEmpty
    }
}

/// A file that tells a build system about the generated ones.
struct OutputRecord {
    let path: String
    let text: String
    /// Whether it is written even where nothing changes in it.
    let isRewritten: Bool

    /// The difference to what is there.
    var change: OutputChange? {
        guard let bytes = existing else { return OutputChange(path: path, kind: .add) }
        return bytes.elementsEqual(text.utf8) ? nil : OutputChange(path: path, kind: .change)
    }

    func write() throws(CommandFailure) {
        guard isRewritten || change != nil else { return }
        do {
            try AtomicFile.replace(path, with: Array(text.utf8))
        } catch {
            throw CommandFailure("'\(path)' cannot be written: \(error.reason)")
        }
    }

    private var existing: [UInt8]? {
        do {
            return try FileContents.bytes(of: path).bytes
        } catch {
            // Whatever the reason: writing it will succeed, or tell.
            return nil
        }
    }
}

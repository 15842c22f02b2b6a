import InterfaceBuilder

/// Which classes Swift files declare, by their text alone: for commands that do not read Swift.
enum SwiftClasses {
    /// What may stand behind a class's name.
    private static let ends = [":", " ", "<", "{", "\n", "\r"]

    /// For each file, the numbers of the names whose class it declares.
    static func declared(_ names: [String], in files: [FoundFile], jobs: Int) -> [Set<Int>] {
        let scanner = NameScanner(
            names: names.flatMap { name in ends.map { Array("class \(name)\($0)".utf8) } })
        return ParallelMap.map(files, jobs: jobs) { file in
            // One that cannot be read says nothing; lint reports it.
            guard let source = try? FileContents.source(file.path) else { return [] }
            return Set(scanner.found(in: source.text).map { $0 / ends.count })
        }
    }
}

import InterfaceBuilder

extension SymbolTable {
    private static let testModules: Set<String> = ["XCTest", "Testing", "Quick", "Nimble", "SnapshotTesting"]

    /// Whether a file is a test's: the views in it are never shown, and a test tells by itself what is wrong.
    func isTest(_ file: Int) -> Bool {
        files[file].map { !Self.testModules.isDisjoint(with: $0.imports) } ?? false
    }

    /// Whether a file is a test's.
    func isTest(_ file: SourceFile) -> Bool {
        files.indices.contains { files[$0]?.file.path == file.path && isTest($0) }
    }
}

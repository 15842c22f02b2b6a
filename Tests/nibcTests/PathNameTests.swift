import Testing

@testable import nibc

@Suite struct PathNameTests {
    @Test func pathsAreComparedAsText() {
        #expect(PathName.absolute("../b/./c//d", in: "/a/x") == "/a/b/c/d")
        #expect(PathName.absolute("/../../a", in: "/w") == "/a")
        #expect(PathName.clean("../a/../b/.") == "../b")
        #expect(PathName.clean("./") == ".")
        #expect(PathName.join(".", "a") == "a")
        #expect(PathName.join("/", "a") == "/a")
        #expect(PathName.folder(of: "/a") == "/")
        #expect(PathName.folder(of: "a") == ".")
        #expect(PathName.folder(of: "a/b/c") == "a/b")
        #expect(PathName.isInside("/a/b", "/a"))
        #expect(PathName.isInside("/a", "/a"))
        #expect(!PathName.isInside("/ab", "/a"))
        #expect(PathName.relative("/a/b/c", to: "/a") == "b/c")
        #expect(PathName.relative("/b", to: "/a") == "/b")
    }

    @Test func namesAreFoundWhereverTheyStand() {
        let scanner = NameScanner(
            names: ["HeaderView", "Header View", "HeaderViewCell", "ä", "x"].map { Array($0.utf8) })
        #expect(scanner.found(in: Array("let kHeaderViewNib".utf8)) == [0, 4])
        #expect(scanner.found(in: Array("HeaderViewCell".utf8)) == [0, 2, 4])
        #expect(scanner.found(in: Array("\"Header View\" ä".utf8)) == [1, 3, 4])
        #expect(scanner.found(in: []) == [4])
    }

    @Test(arguments: [0, 1, 7, 8, 100, 1000], [1, 2, 8])
    func resultsComeInTheOrderOfTheValues(count: Int, jobs: Int) {
        let values = Array(0..<count)
        #expect(ParallelMap.map(values, jobs: jobs) { $0 * 2 } == values.map { $0 * 2 })
    }
}

import Foundation
import Testing

/// What the calls of programs in `Fixtures/Programs` register and dequeue, as the report lists them.
@Suite struct CallValueTests {
    @Test(arguments: [
        (
            "ItemOfDataSource.swift",
            """
            21 register(_:forCellReuseIdentifier:) resolved Linen
            22 register(_:forCellReuseIdentifier:) resolved Felt
            24 dequeueReusableCell(withIdentifier:for:) finite-set Felt Linen
            27 dequeueReusableCell(withIdentifier:for:) finite-set Felt Linen
            29 cell(_:_:_:) finite-set Felt Linen
            33 dequeueReusableCell(withIdentifier:for:) finite-set Felt Linen
            """
        ),
        (
            "ItemOfDataSourceClass.swift",
            """
            22 register(_:forCellReuseIdentifier:) resolved Tin
            23 register(_:forCellReuseIdentifier:) resolved Rim
            25 dequeueReusableCell(withIdentifier:for:) finite-set Rim Tin
            32 TinSource(tableView:) finite-set Rim Tin
            """
        ),
        (
            "PropertyOfResponders.swift",
            """
            36 register(_:forCellReuseIdentifier:) wrapper-body BraidCell ReelCell
            40 dequeueReusableCell(withIdentifier:for:) wrapper-body ReelCell
            47 register(_:) resolved BraidCell
            48 register(_:) resolved ReelCell
            52 dequeue(_:for:) resolved ReelCell
            """
        ),
        (
            "InitWithoutLabel.swift",
            """
            7 register(_:forCellReuseIdentifier:) resolved Thimble
            14 dequeueReusableCell(withIdentifier:for:) resolved Thimble
            22 ThimbleSource(tableView:) resolved Thimble
            """
        ),
        (
            "OverriddenClassMethod.swift",
            """
            6 register(_:forCellReuseIdentifier:) finite-set TasselCell UITableViewCell
            12 registerNib(in:) finite-set Fringe TasselCell
            18 register(_:forCellReuseIdentifier:) resolved Fringe
            27 register(_:) resolved Fringe
            28 register(_:) resolved TasselCell
            32 dequeueReusableCell(withIdentifier:for:) finite-set Fringe TasselCell
            """
        ),
    ])
    func callsAreListed(program: String, expected: String) throws {
        let path = ProgramTests.folder.appending(path: program).path
        let run = try CommandRun(["lint", "--format", "json", "--verbose", path], in: TemporaryFolder())
        let calls = try #require(run.json()["calls"] as? [[String: Any]])
        let lines = try calls.map { call in
            let line = try #require(call["line"] as? Int)
            let words = [call["api"] as? String, call["status"] as? String].compactMap(\.self)
            let values = call["values"] as? [String] ?? []
            return (["\(line)"] + words + values.sorted()).joined(separator: " ")
        }
        #expect(lines.joined(separator: "\n") == expected)
    }
}

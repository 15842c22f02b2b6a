import Testing

/// `--files-from`: what a list of changed files leaves out is said.
@Suite struct ChangedFilesTests {
    private func lint(_ list: String, _ arguments: String..., in project: TeamProject) throws -> CommandRun {
        try CommandRun(
            ["lint", "--format=json", "--files-from=-"] + arguments, in: project.folder, input: list)
    }

    @Test func theLastLineCountsWhatOtherFilesHave() throws {
        let project = try TeamProject()
        try project.plant()
        let fault = "Fresh/FreshCell.xib:6:126 identifier-mismatch"
        let own = try lint("Fresh/FreshCell.xib\n", in: project)
        #expect(try own.findings() == [fault])
        #expect(own.errors.hasSuffix("; 30 errors, 20 warnings in other files are left out\n"))
        // The registration is named in a note, so a change there may be at fault.
        let named = try lint("Fresh/FreshController.swift\n", in: project)
        #expect(try named.findings() == [fault])
        #expect(named.status == 1)
        let one = try lint(
            "Old/Main.storyboard\n", "--only=identifier-mismatch", in: project)
        #expect(try one.findings() == [])
        #expect(one.errors.hasSuffix("; 1 error in other files is left out\n"))
        #expect(one.status == 0)
    }

    /// What the baseline has is nobody's concern, wherever it stands.
    @Test func whatTheBaselineListsIsNotCounted() throws {
        let project = try TeamProject()
        #expect(try CommandRun("lint", "--write-baseline", "b", in: project.folder).status == 0)
        let clean = try lint("Old/Main.storyboard\n", "--baseline=b", in: project)
        #expect(clean.errors.hasSuffix("; 20 in the baseline\n"))
        try project.plant()
        let run = try lint("Old/Main.storyboard\n", "--baseline=b", in: project)
        #expect(try run.findings() == [])
        #expect(run.errors.hasSuffix("; 20 in the baseline; 1 error in other files is left out\n"))
    }

    /// `git diff` prints paths from the repository's folder, wherever it runs.
    @Test func aListThatLeadsNowhereIsNamed() throws {
        let project = try TeamProject()
        let hint =
            "nibc: none of the files listed is there; paths are seen from the working directory, as"
            + " 'git diff --name-only --relative' prints them\n"
        let run = try lint("App/Old/Main.storyboard\nApp/Old/Gone.swift\n", in: project)
        #expect(run.status == 0)
        #expect(run.errors.hasSuffix("; 30 errors, 20 warnings in other files are left out\n" + hint))
        #expect(
            try lint("App/Gone.swift\nOld/Main.storyboard\n", in: project).errors.contains("listed") == false)
        #expect(try lint("", in: project).errors.contains("listed") == false)
    }
}

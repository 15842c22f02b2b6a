import Foundation
import NibCompiler
import Testing

@testable import nibc

/// The scripts of `nibc completions`, asked by the shells that they are for, and the page of `nibc manual`.
@Suite struct CompletionTests {
    /// What the shells offer for a line: bash, zsh and fish alike.
    private static let offers: [(line: String, words: [String])] = [
        ("nibc ex", ["explain", "extract"]),
        ("nibc lint --fi", ["--files-from", "--fix"]),
        ("nibc generate --ch", ["--check"]),
        ("nibc lint --format x", ["xcode"]),
        ("nibc lint --only unused-n", ["unused-nib"]),
        (
            "nibc lint --except unknown-outlet,unused-",
            [
                "unknown-outlet,unused-nib", "unknown-outlet,unused-registration",
                "unknown-outlet,unused-suppression",
            ]
        ),
        ("nibc completions ", ["bash", "fish", "zsh"]),
        ("nibc explain nib-root-", ["nib-root-count", "nib-root-type"]),
        ("nibc lint --jobs ", []),
    ]

    private func folder(with shell: String, as name: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let run = try CommandRun("completions", shell, "--output", name, in: folder)
        #expect(run.status == 0)
        #expect(run.output == "")
        return folder
    }

    @Test(.enabled(if: ProgramRun.has("bash"), "there is no bash"))
    func bashCompletes() throws {
        let folder = try folder(with: "bash", as: "nibc.bash")
        for (line, words) in Self.offers + [
            ("nibc lint --format = j", ["json", "junit"]), ("nibc lint -f x", ["xcode"]),
        ] {
            let script = """
                source ./nibc.bash
                COMP_WORDS=(\(line)\(line.hasSuffix(" ") ? " ''" : "")); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                _nibc
                printf '%s\\n' "${COMPREPLY[@]}" | sort
                """
            let run = try ProgramRun(["bash", "-u", "-c", script], in: folder)
            #expect(run.status == 0)
            #expect(run.output.split(separator: "\n").map(String.init) == words, "\(line)")
        }
    }

    @Test(.enabled(if: ProgramRun.has("fish"), "there is no fish"))
    func fishCompletes() throws {
        let folder = try folder(with: "fish", as: "nibc.fish")
        for (line, words) in Self.offers {
            let run = try ProgramRun(
                ["fish", "--no-config", "-c", "source nibc.fish; complete -C '\(line)'"], in: folder)
            #expect(run.status == 0)
            let offered = run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
            #expect(offered.sorted() == words, "\(line)")
        }
    }

    /// zsh completes on a terminal only: one is made, and the keys are pressed.
    @Test(.enabled(if: ProgramRun.has("zsh"), "there is no zsh"))
    func zshCompletes() throws {
        let folder = try folder(with: "zsh", as: "_nibc")
        for (line, words) in Self.offers {
            let script = """
                zmodload zsh/zpty
                zpty pty zsh -f -i
                zpty -w pty 'PS1= LISTMAX=10000; fpath=($PWD $fpath); autoload -U compinit; compinit -u -D'
                zpty -w pty 'zmodload zsh/complist; zstyle ":completion:*" insert-tab false'
                zpty -w pty 'bindkey "^I" list-choices; bindkey "^X" kill-whole-line; print REA""DY'
                zpty -r pty out '*READY*'
                zpty -w -n pty '\(line)'$'\\t'$'\\x18'$'print DO""NE\\n'
                zpty -r pty out '*DONE*'
                print -r -- "$out"
                """
            let run = try ProgramRun(["zsh", "-f", "-c", script], in: folder)
            let plain = run.output.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: " ")
            let shown = Set(plain.split { $0.isWhitespace }.map(String.init))
            for word in words {
                // Of a list with commas, the last part.
                let last = String(word.split(separator: ",").last ?? "")
                #expect(shown.contains(last), "\(line): \(plain)")
            }
        }
    }

    @Test func everyCommandAndOptionIsInEachScript() throws {
        for shell in Shell.allCases {
            let script = shell.script
            for command in CommandTable.commands {
                #expect(script.contains(command.name), "\(shell)")
                for option in command.options { #expect(script.contains(option.name), "\(shell)") }
            }
            for rule in RuleCatalog.rules { #expect(script.contains(rule.id), "\(shell)") }
        }
    }

    // MARK: The manual page

    @Test func thePageHasEveryCommandAndOption() throws {
        let run = try CommandRun("manual", in: TemporaryFolder())
        #expect(run.status == 0)
        for command in CommandTable.commands {
            #expect(run.output.contains(".SS nibc \(command.name)\n"))
            for option in command.options {
                let name = option.name.replacing("-", with: "\\-")
                #expect(run.output.contains("\\fB\\-\\-\(name)\\fR"), "\(option.name)")
            }
        }
        #expect(run.output.utf8.allSatisfy { $0 < 0x7F })
    }

    @Test(arguments: [
        ["groff", "-ww", "-man", "-Tutf8", "-z", "nibc.1"],
        ["mandoc", "-T", "lint", "-W", "style", "nibc.1"],
        ["man", "--warnings", "-l", "-P", "cat", "nibc.1"],
    ])
    func thePageIsWellFormed(tool: [String]) throws {
        guard ProgramRun.has(tool[0]) else { return }
        let folder = try TemporaryFolder()
        #expect(try CommandRun("manual", "-o", "nibc.1", in: folder).status == 0)
        let run = try ProgramRun(["sh", "-c", "\(tool.joined(separator: " ")) 2>&1 >page"], in: folder)
        #expect(run.status == 0)
        #expect(run.output == "")
        let page = try folder.read("page")
        if tool[0] == "man" {
            #expect(page.contains("nibc lint [options] [PATH…]"))
            #expect(page.contains("--write-baseline path"))
        } else {
            #expect(page == "")
        }
    }
}

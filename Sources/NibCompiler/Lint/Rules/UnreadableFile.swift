import InterfaceBuilder

extension Rule {
    package static let unreadableFile = Rule(
        id: "unreadable-file", severity: .error, sometimes: [.warning],
        summary: "a file cannot be read",
        explanation: """
            The file cannot be opened, is not a file, is over 32 MiB, is a compiled nib, or is in no encoding that \
            is understood. What it holds is unknown, so nothing is concluded from it. A byte that is no UTF-8 does \
            not matter in a source: files in Latin-1 or MacRoman are read, and only the strings with such bytes \
            are unknown.

            A warning where the text of a source nests more than about a hundred levels deep, or more than a \
            dozen square brackets. Then nothing that rests on what the file may register or declare is reported \
            of the classes and views that it names; where not even the bytes of a source are known, of none.

            A warning, too, where the braces of a source do not match or a merge left two versions of its text: \
            what stands around them is not what it seems, and nothing is concluded from it.

            Make it readable, or exclude it. There is no example: what cannot be read has no text to show.
            """,
        check: .whileReading)
}

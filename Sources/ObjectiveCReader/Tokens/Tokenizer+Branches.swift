import InterfaceBuilder

extension Tokenizer {
    /// An `#if` whose `#endif` is still to come.
    struct Branch {
        /// The first token of the clause.
        var tokens: Int
        var isFirst = true
        /// Whether the first clause opens or closes brackets for what comes after it.
        var isUneven = false
        /// Whether an earlier clause is compiled in every build.
        var isDecided: Bool
    }

    mutating func openBranch(isOff: Bool, isOn: Bool) {
        branches.append(Branch(tokens: tokens.count, isDecided: isOn))
        if isOff { skipInactive() }
    }

    mutating func nextBranch(before start: Int) {
        endClause()
        guard !branches.isEmpty else { return }
        branches[branches.count - 1].isFirst = false
        branches[branches.count - 1].tokens = tokens.count
        if branches[branches.count - 1].isDecided { skipInactive() }
    }

    mutating func closeBranch() {
        endClause()
        _ = branches.popLast()
    }

    /// All clauses are read one after the other. If the first leaves a bracket open, so do the others, and only one
    /// is closed later: the brackets that stay open in the others are taken out.
    private mutating func endClause() {
        guard let branch = branches.last, branches.count <= 16, branch.isFirst || branch.isUneven else {
            return
        }
        let uneven = unevenBrackets(from: branch.tokens)
        guard !uneven.isEmpty else { return }
        if branch.isFirst {
            branches[branches.count - 1].isUneven = true
            return
        }
        let removed = Set(uneven)
        var kept: [Token] = []
        for index in tokens.indices[branch.tokens...]
        where !removed.contains(index) || tokens[index].kind == .leftBrace {
            kept.append(tokens[index])
            if removed.contains(index) { kept[kept.count - 1].kind = .semicolon }
        }
        tokens.replaceSubrange(branch.tokens..., with: kept)
    }

    private func unevenBrackets(from first: Int) -> [Int] {
        var open: [Int] = []
        var closing: [Int] = []
        for index in tokens.indices[min(first, tokens.count)...] {
            let kind = tokens[index].kind
            if kind.isOpening {
                open.append(index)
            } else if kind.isClosing {
                if let last = open.last, tokens[last].kind.closing == kind {
                    open.removeLast()
                } else {
                    closing.append(index)
                }
            }
        }
        return closing + open
    }

    /// From the end of the `#if 0` line to the line of its `#else`, `#elif` or `#endif`.
    private mutating func skipInactive() {
        let start = index
        var depth = 0
        while index < limit {
            while index < limit, byte() != UInt8(ascii: "\n") { index += 1 }
            index = min(index + 1, limit)
            let line = index
            while byte() == UInt8(ascii: " ") || byte() == UInt8(ascii: "\t") { index += 1 }
            guard byte() == UInt8(ascii: "#") else { continue }
            index += 1
            while byte() == UInt8(ascii: " ") || byte() == UInt8(ascii: "\t") { index += 1 }
            let wordStart = index
            while isLetter(byte()) { index += 1 }
            let word = string(wordStart, index)
            if word.hasPrefix("if") {
                depth += 1
            } else if depth > 0 {
                if word == "endif" { depth -= 1 }
            } else if word == "endif" || word.hasPrefix("el") {
                inactive.append(ByteRange(start, line))
                index = line
                isLineStart = true
                return
            }
        }
        inactive.append(ByteRange(start, limit))
    }
}

import InterfaceBuilder

/// Keys of findings that stay when lines move: made of the rule, the file, the object or the text that the finding
/// points at, and the message. Findings alike in all that are numbered in the order of the file.
enum Fingerprint {
    /// The fingerprint of each finding, in order; no two are the same.
    static func of(_ findings: [Diagnostic], workingFolder: String) -> [String] {
        var seen: [String: Int] = [:]
        return findings.map { finding in
            let parts = [
                finding.id, ReportedPath.relative(finding.range.file.path, to: workingFolder),
                finding.object?.id ?? "", finding.range.file[finding.range.bytes], finding.message,
            ]
            // No part can hold the separator's byte: it is no UTF-8.
            var bytes = Array(parts.map { Array($0.utf8) }.joined(separator: [0xFF]))
            let key = digest(bytes)
            let number = seen[key, default: 0] + 1
            seen[key] = number
            if number > 1 { bytes += [0xFF] + Array("\(number)".utf8) }
            return digest(bytes)
        }
    }

    /// FNV-1a of 128 bits, as 32 hexadecimal digits.
    static func digest(_ bytes: some Sequence<UInt8>) -> String {
        let prime: UInt128 = (1 << 88) + 0x13B
        var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
        for byte in bytes { hash = (hash ^ UInt128(byte)) &* prime }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }
}

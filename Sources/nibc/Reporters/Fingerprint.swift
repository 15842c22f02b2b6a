/// Short keys of findings that stay when lines move and messages are reworded: digests of what a baseline knows them by.
/// Findings alike in all that are numbered in the order of the file.
enum Fingerprint {
    /// The fingerprint of each entry, in order; no two are the same.
    static func of(_ entries: [BaselineEntry]) -> [String] {
        var seen: [BaselineEntry: Int] = [:]
        return entries.map { entry in
            let number = seen[entry, default: 0] + 1
            seen[entry] = number
            return digest((number == 1 ? entry.line : "\(entry.line)\t\(number)").utf8)
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

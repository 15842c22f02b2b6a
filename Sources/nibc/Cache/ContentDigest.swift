/// 128 bits that tell contents apart: MurmurHash3 (x64, 128 bits). For noticing changes, not for keeping out those
/// who want two contents to have one digest.
struct ContentDigest: Hashable, Sendable {
    let low: UInt64
    let high: UInt64

    private static let first: UInt64 = 0x87C3_7B91_1142_53D5
    private static let second: UInt64 = 0x4CF5_AD43_2745_937F

    init(_ bytes: [UInt8], seed: UInt64 = 0) {
        self = bytes.withUnsafeBytes { ContentDigest($0, seed: seed) }
    }

    init(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) {
        var low = seed
        var high = seed
        let blocks = bytes.count / 16 * 16
        var offset = 0
        while offset < blocks {
            low ^= Self.mixLow(Self.word(bytes, offset))
            low = Self.rotated(low, 27) &+ high
            low = low &* 5 &+ 0x52DC_E729
            high ^= Self.mixHigh(Self.word(bytes, offset + 8))
            high = Self.rotated(high, 31) &+ low
            high = high &* 5 &+ 0x3849_5AB5
            offset += 16
        }
        // What is left over: up to eight bytes for the one half, the rest for the other.
        let middle = min(blocks + 8, bytes.count)
        high ^= Self.mixHigh(Self.word(of: bytes[middle...]))
        low ^= Self.mixLow(Self.word(of: bytes[blocks..<middle]))
        low ^= UInt64(bytes.count)
        high ^= UInt64(bytes.count)
        low &+= high
        high &+= low
        low = Self.finished(low)
        high = Self.finished(high)
        low &+= high
        high &+= low
        (self.low, self.high) = (low, high)
    }

    /// In the order in which the definition writes them.
    var bytes: [UInt8] {
        [low, high].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
    }

    /// 32 hexadecimal digits.
    var text: String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    private static func word(of bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func mixLow(_ word: UInt64) -> UInt64 { rotated(word &* first, 31) &* second }

    private static func mixHigh(_ word: UInt64) -> UInt64 { rotated(word &* second, 33) &* first }

    private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 {
        word &<< count | word &>> (64 - count)
    }

    private static func finished(_ word: UInt64) -> UInt64 {
        var word = word
        word ^= word >> 33
        word = word &* 0xFF51_AFD7_ED55_8CCD
        word ^= word >> 33
        word = word &* 0xC4CE_B9FE_1A85_EC53
        return word ^ word >> 33
    }
}

import NibCompiler

struct OutlineScanner {
    init(_ text: UnsafeBufferPointer<UInt8>) {}
    mutating func outline() -> Outline { Outline(hasReuseWords: false, types: [], globals: []) }
}

import InterfaceBuilder

/// The anchor and tag that stand before a value: libyaml counts them to its range.
struct NodeProperties {
    /// The first tag.
    private(set) var tag: ByteRange?
    /// The value without what stands before it.
    private(set) var content: ByteRange

    /// Reads the properties at the start of `range`, if there are any.
    init(in text: [UInt8], range: ByteRange, areExpected: Bool) {
        content = range
        guard areExpected else { return }
        var offset = range.lowerBound
        let end = max(range.upperBound, range.lowerBound)
        while offset < end {
            switch text[offset] {
            case UInt8(ascii: "&"), UInt8(ascii: "!"):
                let start = offset
                while offset < end, text[offset] > 0x20 { offset += 1 }
                if text[start] == UInt8(ascii: "!"), tag == nil { tag = ByteRange(start, offset) }
            case 0x09, 0x0A, 0x0D, 0x20:
                offset += 1
            case UInt8(ascii: "#"):
                while offset < end, text[offset] != 0x0A, text[offset] != 0x0D { offset += 1 }
            default:
                content = ByteRange(offset, end)
                return
            }
        }
        content = ByteRange(end, end)
    }
}

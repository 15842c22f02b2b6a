import InterfaceBuilder

/// Whatever the bytes: no trap, and every range inside the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReader(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let file = try? SourceDecoder.decode(path: "Fuzz.xib", bytes: bytes) else { return 0 }
    let (document, details, diagnostics) = DocumentReader.readDetails(file)
    precondition(document.isComplete == diagnostics.isEmpty, "a broken file has a finding")
    let end = file.text.count
    for object in details.objects.map(\.object) + document.topLevelObjects {
        precondition(object.range.upperBound <= end && object.nameRange.upperBound <= end)
    }
    for diagnostic in diagnostics { precondition(diagnostic.range.bytes.upperBound <= end) }
    return 0
}

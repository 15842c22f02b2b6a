extension SourceFile {
    /// Where an attribute goes into the start tag whose name ends at `nameEnd`: before the first of the attributes that
    /// Xcode writes behind it.
    ///
    /// - Returns: The place of that attribute's name; nil where the tag has none of them.
    package func placeForAttribute(inTagNamedUpTo nameEnd: Int, before followers: Set<String>) -> Int? {
        text.withUnsafeBufferPointer { bytes in
            var scanner = StartTagScanner(text: bytes, offset: nameEnd)
            while let attribute = scanner.next() {
                if followers.contains(self[attribute.name]) { return attribute.name.lowerBound }
            }
            return nil
        }
    }
}

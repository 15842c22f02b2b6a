/// The name of a nib: its file's name without extension, compared exactly (uikit-rules C1, C3).
package struct NibName: ByteString {
    package let text: String
    package init(_ text: String) { self.text = text }
}

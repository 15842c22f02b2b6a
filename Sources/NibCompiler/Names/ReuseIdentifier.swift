/// An identifier under which a view is registered and dequeued.
package struct ReuseIdentifier: ByteString {
    package let text: String
    package init(_ text: String) { self.text = text }
}

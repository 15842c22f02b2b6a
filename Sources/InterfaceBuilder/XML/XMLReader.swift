import CLibXML2

/// Reads the text of a view description into a tree, by libxml2's SAX2 interface.
///
/// libxml2 decides what is well-formed and gives names and values. Ranges come from the text itself: an
/// element's start by walking back to its `<` (which cannot stand raw in an attribute value), attributes by
/// reading the start tag's own bytes again.
package enum XMLReader {
    /// Elements nested deeper than this are refused: no real file passes 28.
    package static let maximumDepth = 200

    /// The tree of `file`, and the first fatal fault at its place.
    ///
    /// Whatever was read before a fault is kept: elements still open are closed where the file broke off.
    /// The tree is nil only where no element was found at all.
    package static func read(_ file: SourceFile) -> (root: Element?, fault: XMLFault?) {
        guard !file.text.isEmpty else { return (nil, XMLFault(message: "empty file", offset: 0)) }
        xmlInitParser()
        return file.text.withUnsafeBufferPointer { text in
            guard let base = text.baseAddress, let context = xmlNewParserCtxt() else {
                return (nil, XMLFault(message: "libxml2 has no memory left", offset: 0))
            }
            defer { xmlFreeParserCtxt(context) }
            var builder = TreeBuilder(file: file, text: text, context: context)
            var handler = xmlSAXHandler()
            handler.initialized = UInt32(XML_SAX2_MAGIC)
            handler.startElementNs = startElement
            handler.endElementNs = endElement
            handler.characters = characters
            handler.cdataBlock = characters
            handler.internalSubset = documentType
            nibc_set_error_handler(&handler, reportError)
            context.pointee.sax.pointee = handler
            // NOENT so that &amp; arrives as & and not as &#38;. Nothing is ever loaded: DOCTYPE is refused.
            let options = XML_PARSE_NONET.rawValue | XML_PARSE_COMPACT.rawValue | XML_PARSE_NOENT.rawValue
            withUnsafeMutablePointer(to: &builder) { builder in
                context.pointee.userData = UnsafeMutableRawPointer(builder)
                _ = base.withMemoryRebound(to: CChar.self, capacity: text.count) {
                    xmlCtxtReadMemory(context, $0, Int32(text.count), nil, "UTF-8", Int32(options))
                }
            }
            // A message alone (an undeclared namespace prefix, say) does not make a file broken.
            let isBroken = context.pointee.wellFormed == 0 || builder.refusal != nil
            let root = builder.finish()
            return (root, isBroken ? builder.fault : nil)
        }
    }
}

private typealias UserData = UnsafeMutableRawPointer

private func builder(_ userData: UserData?) -> UnsafeMutablePointer<TreeBuilder>? {
    userData?.assumingMemoryBound(to: TreeBuilder.self)
}

private let startElement: startElementNsSAX2Func = { userData, local, prefix, _, _, _, count, _, values in
    guard let local else { return }
    builder(userData)?.pointee.open(local: local, prefix: prefix, attributes: values, count: Int(count))
}

private let endElement: endElementNsSAX2Func = { userData, _, _, _ in
    builder(userData)?.pointee.close()
}

private let characters: charactersSAXFunc = { userData, bytes, count in
    guard let bytes else { return }
    builder(userData)?.pointee.append(UnsafeBufferPointer(start: bytes, count: Int(count)))
}

private let documentType: internalSubsetSAXFunc = { userData, _, _, _ in
    builder(userData)?.pointee.refuse("a document type declaration is not allowed in a view description")
}

private let reportError: @convention(c) (UserData?, UnsafePointer<xmlError>?) -> Void = { userData, error in
    guard let error else { return }
    builder(userData)?.pointee.report(error.pointee)
}

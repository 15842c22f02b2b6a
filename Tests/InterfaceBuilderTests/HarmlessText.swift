/// The same small view description, written in every way that is right.
enum HarmlessText: CaseIterable {
    case plain
    case byteOrderMark
    case utf16LittleEndian
    case utf16LittleEndianWithMark
    case utf16BigEndian
    case utf16BigEndianWithMark
    case latin1
    case latin1DeclaredOverUTF8
    case prefixes
    case carriageReturns
    case standaloneWithComments

    var bytes: [UInt8] {
        switch self {
        case .plain: Array(Self.text().utf8)
        case .byteOrderMark: [0xEF, 0xBB, 0xBF] + Array(Self.text().utf8)
        case .utf16LittleEndian: Self.utf16(bigEndian: false)
        case .utf16LittleEndianWithMark: [0xFF, 0xFE] + Self.utf16(bigEndian: false)
        case .utf16BigEndian: Self.utf16(bigEndian: true)
        case .utf16BigEndianWithMark: [0xFE, 0xFF] + Self.utf16(bigEndian: true)
        case .latin1:
            Self.text(declaration: "encoding=\"ISO-8859-1\"").unicodeScalars.map { UInt8($0.value) }
        case .latin1DeclaredOverUTF8: Array(Self.text(declaration: "encoding=\"ISO-8859-1\"").utf8)
        case .prefixes:
            Array(Self.text(attributes: "xmlns:x=\"u\" x:id=\"1\" y:z=\"2\"", inside: "").utf8)
        case .carriageReturns: Array(Self.text().replacing("\n", with: "\r").utf8)
        case .standaloneWithComments:
            Array(
                Self.text(declaration: "encoding=\"UTF-8\" standalone=\"no\"", inside: "<!-- <a b='&'> -->")
                    .utf8)
        }
    }

    private static func text(
        declaration: String = "encoding=\"UTF-8\"", attributes: String = "", inside: String = ""
    ) -> String {
        """
        <?xml version="1.0" \(declaration)?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" \(attributes)>
            <objects>\(inside)
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <collectionReusableView reuseIdentifier="Grüße" id="a"/>
            </objects>
        </document>

        """
    }

    private static func utf16(bigEndian: Bool) -> [UInt8] {
        text(declaration: "encoding=\"UTF-16\"").utf16.flatMap { unit in
            let halves = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return bigEndian ? halves : halves.reversed()
        }
    }
}

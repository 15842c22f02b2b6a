/// Contents of files that are no view description, or do not want to be read.
enum HostileText: CaseIterable {
    case billionLaughs
    case quadraticBlowUp
    case externalEntity
    case externalSubset
    case parameterEntity
    case deepNesting
    case deepNestingClosed
    case longAttribute
    case longName
    case manyAttributesTwice
    case nul
    case nulInValue
    case invalidUTF8
    case overlongUTF8
    case surrogateInUTF8
    case oddUTF16
    case loneSurrogateUTF16
    case duplicateAttribute
    case controlReference
    case onlyMark

    /// Whether the bytes are text in some encoding.
    var isText: Bool {
        switch self {
        case .invalidUTF8, .overlongUTF8, .surrogateInUTF8, .oddUTF16, .loneSurrogateUTF16: false
        default: true
        }
    }

    var bytes: [UInt8] {
        switch self {
        case .billionLaughs: Self.laughs
        case .quadraticBlowUp:
            Array("<!DOCTYPE a [<!ENTITY x \"\(String(repeating: "x", count: 50_000))\">]><a>".utf8)
                + Array(String(repeating: "&x;", count: 50_000).utf8) + Array("</a>".utf8)
        case .externalEntity:
            Array("<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><a>&x;</a>".utf8)
        case .externalSubset: Array("<!DOCTYPE a SYSTEM \"http://example.invalid/a.dtd\"><a/>".utf8)
        case .parameterEntity: Array("<!DOCTYPE a [<!ENTITY % x SYSTEM \"file:///dev/zero\">%x;]><a/>".utf8)
        case .deepNesting: Self.repeated("<view id=\"a\">", 200_000)
        case .deepNestingClosed: Self.repeated("<view>", 200_000) + Self.repeated("</view>", 200_000)
        case .longAttribute:
            Array("<document a=\"".utf8) + [UInt8](repeating: 0x78, count: 12_000_000) + Array("\"/>".utf8)
        case .longName: Array("<".utf8) + [UInt8](repeating: 0x78, count: 12_000_000) + Array("/>".utf8)
        case .manyAttributesTwice:
            Array("<document".utf8) + (0..<20_000).flatMap { Array(" a\($0 % 19_999)=\"\"".utf8) }
                + Array("/>".utf8)
        case .nul: Array("<document>\0</document>".utf8)
        case .nulInValue: Array("<document a=\"\0\"/>".utf8)
        case .invalidUTF8: Array("<document a=\"".utf8) + [0xFF, 0xFE] + Array("\"/>".utf8)
        case .overlongUTF8: Array("<document a=\"".utf8) + [0xC0, 0xBC] + Array("\"/>".utf8)
        case .surrogateInUTF8: Array("<document a=\"".utf8) + [0xED, 0xA0, 0x80] + Array("\"/>".utf8)
        case .oddUTF16: [0xFF, 0xFE, 0x3C, 0x00, 0x61]
        case .loneSurrogateUTF16: [0xFE, 0xFF, 0x00, 0x3C, 0xD8, 0x00, 0x00, 0x3E]
        case .duplicateAttribute: Array("<document id=\"1\" id=\"2\"/>".utf8)
        case .controlReference: Array("<document a=\"&#1;\"/>".utf8)
        case .onlyMark: [0xEF, 0xBB, 0xBF]
        }
    }

    private static func repeated(_ text: String, _ count: Int) -> [UInt8] {
        Array(String(repeating: text, count: count).utf8)
    }

    private static let laughs: [UInt8] = {
        let entities = (1..<10).map { level in
            "<!ENTITY l\(level) \"\(String(repeating: "&l\(level - 1);", count: 10))\">"
        }
        return Array("<!DOCTYPE a [<!ENTITY l0 \"ha\">\(entities.joined())]><a b=\"&l9;\">&l9;</a>".utf8)
    }()
}

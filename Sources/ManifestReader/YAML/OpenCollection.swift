import InterfaceBuilder
import NibCompiler

/// A sequence or mapping whose end has not come yet.
struct OpenCollection {
    let isMapping: Bool
    let isFlow: Bool
    let start: Int
    /// Behind its last part.
    var end: Int
    var anchor: String?
    private var items: [YAMLNode] = []
    private var pairs: [YAMLNode.Pair] = []
    private var firstKeys: [MappingName: ByteRange] = [:]
    private var state = State.key

    private enum State {
        case key
        case value(of: Located<String>)
        /// The key was refused: its value is not looked at.
        case ignoredValue
    }

    init(isMapping: Bool, isFlow: Bool, range: ByteRange) {
        self.isMapping = isMapping
        self.isFlow = isFlow
        start = range.lowerBound
        end = range.lowerBound
    }

    /// Takes the next part, which stands at `range`; answers with what is wrong with it.
    mutating func add(_ node: YAMLNode, range: ByteRange) -> YAMLComposer.Fault? {
        end = max(end, range.upperBound)
        guard isMapping else {
            items.append(node)
            return nil
        }
        switch state {
        case .key:
            return takeKey(node, range: range)
        case .value(let key):
            pairs.append(YAMLNode.Pair(key: key, value: node))
        case .ignoredValue:
            break
        }
        state = .key
        return nil
    }

    private mutating func takeKey(_ node: YAMLNode, range: ByteRange) -> YAMLComposer.Fault? {
        state = .ignoredValue
        guard case .scalar(let name, let isPlain) = node.content else {
            return YAMLComposer.Fault(message: "a key must be text", range: range)
        }
        if isPlain, name == "<<" {
            return YAMLComposer.Fault(
                message: "merge keys are not allowed in a manifest; use '*' for a whole value", range: range)
        }
        if let first = firstKeys[MappingName(name)] {
            return YAMLComposer.Fault(
                message: "duplicate key \(Quotation.of(name))", range: range,
                notes: [("it is first given here", first)])
        }
        firstKeys[MappingName(name)] = range
        state = .value(of: Located(name, range))
        return nil
    }

    /// The finished collection.
    var node: YAMLNode {
        YAMLNode(isMapping ? .mapping(pairs) : .sequence(items), range: ByteRange(start, end))
    }
}

/// A key, compared as UTF-8 bytes.
struct MappingName: ByteString {
    let text: String
    init(_ text: String) { self.text = text }
}

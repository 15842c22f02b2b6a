import CLibYAML

/// libyaml's event parser. The only file that imports CLibYAML; no pointer leaves it.
enum YAMLParser {
    /// Gives the events of `text` to `receive`, in order, until it answers false.
    ///
    /// The events that say nothing (the stream's, the ends of documents) are left out. Answers with the fault
    /// that ended the text early, if there was one.
    static func parse(_ text: [UInt8], _ receive: (YAMLEvent) -> Bool) -> YAMLFault? {
        // Allocated, since the parser keeps a pointer to itself.
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        defer { parser.deallocate() }
        guard yaml_parser_initialize(parser) == 1 else { return outOfMemory }
        defer { yaml_parser_delete(parser) }
        return text.withUnsafeBufferPointer { bytes in
            yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
            yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
            while true {
                var event = yaml_event_t()
                guard yaml_parser_parse(parser, &event) == 1 else { return fault(of: parser.pointee) }
                defer { yaml_event_delete(&event) }
                if event.type == YAML_STREAM_END_EVENT || event.type == YAML_NO_EVENT { return nil }
                if let event = YAMLEvent(event), !receive(event) { return nil }
            }
        }
    }

    private static let outOfMemory = YAMLFault(message: "libyaml has no memory left", place: .byte(0))

    private static func fault(of parser: yaml_parser_t) -> YAMLFault {
        guard let problem = parser.problem else { return outOfMemory }
        var fault = YAMLFault(
            message: String(cString: problem), place: .codePoint(Int(clamping: parser.problem_mark.index)))
        if parser.error == YAML_READER_ERROR {
            fault.place = .byte(Int(clamping: parser.problem_offset))
        } else if let context = parser.context {
            fault.context = (
                String(cString: context), .codePoint(Int(clamping: parser.context_mark.index))
            )
        }
        return fault
    }
}

extension YAMLEvent {
    /// Nil for events that say nothing.
    fileprivate init?(_ event: yaml_event_t) {
        start = Int(clamping: event.start_mark.index)
        end = Int(clamping: event.end_mark.index)
        switch event.type {
        case YAML_DOCUMENT_START_EVENT:
            kind = .documentStart
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let text = String(
                decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            kind = .scalar(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
            anchor = Self.text(scalar.anchor)
            hasTag = scalar.tag != nil
        case YAML_SEQUENCE_START_EVENT:
            let sequence = event.data.sequence_start
            kind = .sequenceStart(isFlow: sequence.style == YAML_FLOW_SEQUENCE_STYLE)
            anchor = Self.text(sequence.anchor)
            hasTag = sequence.tag != nil
        case YAML_MAPPING_START_EVENT:
            let mapping = event.data.mapping_start
            kind = .mappingStart(isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE)
            anchor = Self.text(mapping.anchor)
            hasTag = mapping.tag != nil
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            kind = .end
        case YAML_ALIAS_EVENT:
            kind = .alias
            anchor = Self.text(event.data.alias.anchor)
        default:
            return nil
        }
    }

    private static func text(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        bytes.map { String(cString: $0) }
    }
}

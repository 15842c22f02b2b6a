import Foundation
import Testing

/// `Dump.md`, read as the schema of the JSON that `nibc dump` prints: a section per kind of object, a row per
/// key.
struct DumpPage {
    /// The keys of each section with the words that say what their values are.
    private(set) var sections: [String: [String: String]] = [:]

    init() throws {
        let url = RuleFixtureTests.root.appending(
            path: "Sources/NibCompiler/Documentation.docc/Dump.md")
        var section = ""
        for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
            if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("| `"), cells.count == 3 else { continue }
            let value = cells[1].replacing(/\[(.+?)\]\(.+?\)/) { String($0.output.1) }
            for key in cells[0].matches(of: /`(.+?)`/) {
                sections[section, default: [:]][String(key.output.1)] = value
            }
        }
    }

    /// What in `value` is not as the page says, by path. Notes in `seen` every section and every key that has
    /// a value other than null or an empty list.
    func faults(of value: Any, as type: String, at path: String, seen: inout Set<String>) -> [String] {
        if type.hasSuffix(" or null") {
            return value is NSNull
                ? [] : faults(of: value, as: String(type.dropLast(8)), at: path, seen: &seen)
        }
        if type.hasPrefix("list of ") {
            guard let list = value as? [Any] else { return ["\(path) is no list"] }
            return list.enumerated().flatMap { index, item in
                faults(of: item, as: String(type.dropFirst(8)), at: "\(path)[\(index)]", seen: &seen)
            }
        }
        let isRight: Bool
        switch type {
        case "text": isRight = value is String
        case "whole number": isRight = value is Int
        case "number": isRight = value is Double
        case "true or false": isRight = value is Bool
        default:
            guard let keys = sections[type] else { return ["the page has no section '\(type)'"] }
            guard let object = value as? [String: Any] else { return ["\(path) is no object"] }
            var faults: [String] = []
            for key in Set(keys.keys).symmetricDifference(object.keys).sorted() {
                faults.append("\(path).\(key) is \(keys[key] == nil ? "not on the page" : "not there")")
            }
            for (key, value) in object.sorted(by: { $0.key < $1.key }) {
                guard let valueType = keys[key] else { continue }
                let isNothing = value is NSNull || (value as? [Any])?.isEmpty == true
                if !isNothing { seen.insert("\(type).\(key)") }
                faults += self.faults(of: value, as: valueType, at: "\(path).\(key)", seen: &seen)
            }
            return faults
        }
        return isRight ? [] : ["\(path) is not \(type)"]
    }
}

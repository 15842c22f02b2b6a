import InterfaceBuilder

extension FirstSection {
    /// Whether all conditions are met; nil where that is not known.
    func isTrue(_ conditions: [Statement.Condition]) -> Bool? {
        var result: Bool? = true
        for condition in conditions {
            guard case .boolean(let value) = condition, let isTrue = isTrue(value) else {
                result = nil
                continue
            }
            if !isTrue { return false }
        }
        return result
    }

    func isTrue(_ condition: Expression) -> Bool? {
        switch condition.kind {
        case .bool(let value): value
        case .prefix("!", let negated): isTrue(negated).map { !$0 }
        case .binary("&&", let left, let right):
            switch (isTrue(left), isTrue(right)) {
            case (false?, _), (_, false?): false
            case (true?, true?): true
            default: nil
            }
        case .binary("||", let left, let right):
            switch (isTrue(left), isTrue(right)) {
            case (true?, _), (_, true?): true
            case (false?, false?): false
            default: nil
            }
        case .binary("==", let left, let right) where enumCase(left) != nil: isCase(left, right)
        case .binary("!=", let left, let right) where enumCase(left) != nil: isCase(left, right).map { !$0 }
        case .binary(let operation, let left, let right):
            number(left).flatMap { left in number(right).flatMap { Self.compare(operation, left, $0) } }
        case .tuple(let parts) where parts.count == 1: isTrue(parts[0].value)
        default: nil
        }
    }

    /// `section == .fresh`
    private func isCase(_ left: Expression, _ right: Expression) -> Bool? {
        guard case .member(nil, let name) = right.kind else { return nil }
        return enumCase(left).map { $0 == name.value }
    }

    private func number(_ expression: Expression) -> Double? {
        switch expression.kind {
        case .number(let number): return number
        case .name(let name):
            if case .number? = names[name] { return 0 }
            return nil
        default: return nil
        }
    }

    static func compare(_ operation: String, _ left: Double, _ right: Double) -> Bool? {
        switch operation {
        case "==": left == right
        case "!=": left != right
        case "<": left < right
        case ">": left > right
        case "<=": left <= right
        case ">=": left >= right
        default: nil
        }
    }
}

@MainActor open class UIControl: UIView {
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
}

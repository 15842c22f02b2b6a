/// How tightly an infix operator binds, as the standard library declares it.
struct OperatorPrecedence {
    var level: Int
    var bindsRight = false

    static let assignment = OperatorPrecedence(level: 10, bindsRight: true)
    static let arrow = OperatorPrecedence(level: 15, bindsRight: true)
    static let ternary = OperatorPrecedence(level: 20, bindsRight: true)
    static let cast = OperatorPrecedence(level: 70)

    private init(level: Int, bindsRight: Bool = false) {
        self.level = level
        self.bindsRight = bindsRight
    }

    /// An operator that is not known binds more tightly than `? :` and less than all others.
    init(_ name: String) {
        switch name {
        case "||": self.init(level: 30)
        case "&&": self.init(level: 40)
        case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", ".==", ".!=", ".<", ".>", ".<=", ".>=":
            self.init(level: 50)
        case "??": self.init(level: 60, bindsRight: true)
        case "...", "..<": self.init(level: 80)
        case "+", "-", "&+", "&-", "|", "^": self.init(level: 90)
        case "*", "/", "%", "&*", "&": self.init(level: 100)
        case "<<", ">>", "&<<", "&>>": self.init(level: 110)
        case _ where name.hasSuffix("="): self.init(level: 10, bindsRight: true)
        default: self.init(level: 25)
        }
    }
}

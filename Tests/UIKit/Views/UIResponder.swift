@MainActor open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }

    @discardableResult
    open func becomeFirstResponder() -> Bool { true }

    @discardableResult
    open func resignFirstResponder() -> Bool { true }
}

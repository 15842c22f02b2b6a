@MainActor open class UITextField: UIControl {
    open var text: String?
    open var placeholder: String?
}

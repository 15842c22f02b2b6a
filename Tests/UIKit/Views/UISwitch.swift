@MainActor open class UISwitch: UIControl {
    public var isOn = false
}

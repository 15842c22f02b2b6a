/// A value that is worked out once, when it is first asked for or, on another thread, before that.
final class Kept<Value> {
    private var background: Background<Value>?
    private var value: Value?

    /// Begins now, if there may be another thread.
    func begin(isOn: Bool, _ work: @escaping () -> Value) {
        if isOn, value == nil, background == nil { background = Background(isOn: true, work) }
    }

    func value(_ work: () -> Value) -> Value {
        if let value { return value }
        let result = background?.wait() ?? work()
        background = nil
        value = result
        return result
    }
}

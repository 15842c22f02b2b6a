/// A value that another thread works out meanwhile.
final class Background<Value> {
    private let work: () -> Value
    private let result = Result()
    private let thread: Thread

    /// - Parameter isOn: Whether there is to be another thread; without, everything is done by the one that waits.
    init(isOn: Bool, _ work: @escaping () -> Value) {
        self.work = work
        thread = Thread { [result] in result.value = work() }
        if isOn { _ = thread.start() }
    }

    /// Waits for it. Should the system have had no thread left, it is done now.
    func wait() -> Value {
        thread.join()
        return result.value ?? work()
    }

    /// Only the other thread touches it until that has ended.
    private final class Result {
        var value: Value?
    }
}

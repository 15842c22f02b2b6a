import Synchronization

/// Hands out the numbers from 0, each once, to whichever thread asks.
final class Counter: Sendable {
    private let value = Atomic<Int>(0)

    func next() -> Int { value.add(1, ordering: .relaxed).oldValue }
}

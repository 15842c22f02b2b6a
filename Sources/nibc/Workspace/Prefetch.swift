import Synchronization

/// Works out values by number on other threads while the numbers become known one by one.
///
/// Belongs to one thread; `transform` runs on any.
final class Prefetch<Value: Sendable> {
    private let jobs: Int
    private let queue: Queue
    private var threads: [Thread] = []

    /// - Parameter jobs: The number of threads, that of the caller included: with 1 nothing is done before it is asked for.
    init(jobs: Int, _ transform: @escaping @Sendable (Int) -> Value) {
        self.jobs = jobs
        queue = Queue(transform)
    }

    /// Begins with a value that will be asked for, unless it was begun.
    func begin(_ number: Int) {
        guard queue.add(number, limit: jobs - 1) else { return }
        let thread = Thread { [queue] in queue.work() }
        // Should the system have no thread left, whoever asks does it.
        if thread.start() { threads.append(thread) } else { queue.retire() }
    }

    /// The values, in the order of the numbers. Waits for those that are being worked out, and does the rest.
    func values(_ numbers: [Int]) -> [Value] {
        for number in numbers { begin(number) }
        queue.work(isExtra: true)
        for thread in threads { thread.join() }
        threads = []
        return queue.take(numbers)
    }

    /// What the threads share.
    private final class Queue: Sendable {
        private struct State {
            var waiting: [Int] = []
            var next = 0
            var begun: Set<Int> = []
            var workers = 0
            var values: [Int: Value] = [:]
        }

        private let state = Mutex(State())
        private let transform: @Sendable (Int) -> Value

        init(_ transform: @escaping @Sendable (Int) -> Value) { self.transform = transform }

        /// Returns whether another worker is to be started for the number.
        func add(_ number: Int, limit: Int) -> Bool {
            state.withLock { state in
                guard state.begun.insert(number).inserted else { return false }
                state.waiting.append(number)
                guard state.workers < limit else { return false }
                state.workers += 1
                return true
            }
        }

        func retire() { state.withLock { $0.workers -= 1 } }

        /// Works until nothing waits. In the same step in which a worker finds that, it stops being one.
        func work(isExtra: Bool = false) {
            while true {
                let number: Int? = state.withLock { state in
                    guard state.next < state.waiting.count else {
                        if !isExtra { state.workers -= 1 }
                        return nil
                    }
                    defer { state.next += 1 }
                    return state.waiting[state.next]
                }
                guard let number else { return }
                let value = transform(number)
                state.withLock { $0.values[number] = value }
            }
        }

        /// The values of numbers that nobody works on any more.
        func take(_ numbers: [Int]) -> [Value] {
            state.withLock { state in numbers.compactMap { state.values.removeValue(forKey: $0) } }
        }
    }
}

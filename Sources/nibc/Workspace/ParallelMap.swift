/// Applies a pure function to many values on several threads.
enum ParallelMap {
    /// Fewer values than this are not worth a thread.
    static let smallest = 8

    /// The results in the order of the values, whatever the threads did.
    static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value], jobs: Int, _ transform: @escaping @Sendable (Value) -> Result
    ) -> [Result] {
        ProgressBar.shared.expect(values.count)
        let transform = { @Sendable (value: Value) in
            defer { ProgressBar.shared.step() }
            return transform(value)
        }
        guard jobs > 1, values.count >= smallest else { return values.map(transform) }
        let counter = Counter()
        let work = { @Sendable (part: Part<Result>) in
            while true {
                let index = counter.next()
                guard index < values.count else { return }
                part.results.append((index, transform(values[index])))
            }
        }
        // This thread takes part, too: should the system give no other one, it does everything.
        let own = Part<Result>()
        let parts = (1..<min(jobs, values.count)).map { _ in Part<Result>() }
        let threads = parts.map { part in Thread { work(part) } }.filter { $0.start() }
        work(own)
        for thread in threads { thread.join() }
        var results = [Result?](repeating: nil, count: values.count)
        for part in parts + [own] {
            for (index, result) in part.results { results[index] = result }
        }
        return results.compactMap { $0 }
    }

    /// What one thread has done. Only that thread touches it until it has ended.
    private final class Part<Result> {
        var results: [(Int, Result)] = []
    }
}

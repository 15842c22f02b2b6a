import Foundation

extension Process {
    /// Starts the program with no signal blocked. The threads that tests run on block them, the program has the same
    /// from its parent, and a shell then waits for ever for a child that has ended.
    func start() throws {
        var none = sigset_t()
        var before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try run()
    }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A thread that runs one closure, which belongs to it until `join` has returned.
final class Thread {
    private let run: () -> Void
    private var thread: pthread_t?

    init(_ run: @escaping () -> Void) {
        self.run = run
    }

    /// Returns false where the system has no thread left; nothing runs then.
    func start() -> Bool {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        // Darwin's default of 512 KiB is little for a tree as deep as a view description may be.
        pthread_attr_setstacksize(&attributes, 4 << 20)
        let argument = Unmanaged.passUnretained(self).toOpaque()
        #if canImport(Darwin)
            return pthread_create(&thread, &attributes, { Thread.main($0) }, argument) == 0
        #else
            var started = pthread_t()
            guard pthread_create(&started, &attributes, { Thread.main($0) }, argument) == 0 else {
                return false
            }
            thread = started
            return true
        #endif
    }

    /// Waits for the end.
    func join() {
        if let thread { pthread_join(thread, nil) }
        thread = nil
    }

    private static func main(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let argument { Unmanaged<Thread>.fromOpaque(argument).takeUnretainedValue().run() }
        return nil
    }
}

import Foundation

/// Whether the tests and the command were built with a sanitizer.
enum Sanitizer {
    static let isActive = ["__asan_init", "__tsan_init"].contains { (name: String) in
        dlsym(nil, name) != nil
    }
}

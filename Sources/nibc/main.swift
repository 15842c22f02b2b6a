#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

// Swift mends what is no UTF-8, which would then name another file.
for index in 0..<Int(CommandLine.argc) {
    guard let argument = CommandLine.unsafeArgv[index], String(validatingCString: argument) == nil else {
        continue
    }
    StandardStream.error.writeIgnoringErrors("nibc: argument \(index) is not valid UTF-8\n")
    exit(ExitStatus.failed.rawValue)
}

exit(Tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)

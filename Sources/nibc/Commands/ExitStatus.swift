/// What the process ends with.
enum ExitStatus: Int32, Sendable {
    /// Nothing is wrong; warnings are allowed unless `--strict` is given.
    case clean = 0
    case faultsFound = 1
    /// Usage, nothing to read, invalid configuration, or what cannot be written.
    case failed = 2
}

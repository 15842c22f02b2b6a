@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}

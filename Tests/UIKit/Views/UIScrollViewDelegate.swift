@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}

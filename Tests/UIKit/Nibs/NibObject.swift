/// A class that a nib can make.
@MainActor protocol NibObject: NSObject {
    init?(coder: NSCoder)
}

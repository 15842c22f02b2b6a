import InterfaceBuilder

/// A call of a function that registers or dequeues.
struct WrapperCall {
    var function: FunctionDeclaration
    var place: CodePlace
    var values: [String]
    var reasons: [UnknownReason]
    var isRegistration: Bool
    /// Whether what is not known is what the function around the call was given.
    var isLeftToCaller = false
}

/// An outlet of the app. The harness writes a list of these beside each class of the app, since a property
/// must be set through its own setter for its observers to run.
@MainActor public struct _DoubleOutlet {
    let owner: ObjectIdentifier
    let name: String
    let set: (AnyObject, Any) -> Bool

    public init<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) {
        self.name = name
        owner = ObjectIdentifier(Owner.self)
        set = { object, value in
            guard let object = object as? Owner, let value = value as? Value else { return false }
            object[keyPath: path] = value
            return true
        }
    }
}

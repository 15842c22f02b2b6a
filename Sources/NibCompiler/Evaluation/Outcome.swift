import InterfaceBuilder

/// What a function registered or dequeued.
struct Outcome {
    var values: [String] = []
    var reasons: [UnknownReason] = []
    var isRegistration = false
    var needsCaller = false
    /// Whether a caller says what is registered, or where: no fact without it.
    var leavesRegistration = false
    var isEmpty: Bool { values.isEmpty && reasons.isEmpty }

    /// Without what is unknown whoever calls, which is counted where it stands; unless nothing else is left.
    ///
    /// - Parameter profile: What the function does when its caller is not known.
    func withoutOwnReasons(of profile: Outcome) -> Outcome {
        guard !values.isEmpty else { return self }
        var result = self
        result.reasons.removeAll { profile.reasons.contains($0) && !$0.isLeftToCaller }
        return result
    }
}

import InterfaceBuilder

/// What all code does with reusable views, as far as it could be evaluated: before it is linked to nibs, scenes
/// and classes.
package struct SourceEffects {
    package var registrations: [SourceRegistration] = []
    package var dequeues: [SourceDequeue] = []
    /// Classes that have a method anew and ask the inherited one under a condition: whether it runs is not known.
    var askingSuper: Set<TypeID> = []
    /// `dataSource` and `delegate` assignments, data sources made for a view.
    package var connections: [SourceConnection] = []
    package var layouts: [LayoutUse] = []
    package var sizes: [LayoutSetting] = []
    package var tags: [(views: [ViewID], tag: Double, place: CodePlace)] = []
    package var boundaryItems: [(kind: Value, holder: TypeID?, place: CodePlace)] = []
    package var decorations: [DecorationUse] = []
    /// Views that are handed to code which is not in the sources.
    package var escapes: [(view: ViewID, place: CodePlace)] = []
    /// Each call of an API, with what became of it.
    package var calls: [CodePlace: CallRecord] = [:]
    package var aliases: [(ViewID, ViewID)] = []
    /// Views that may be made, and filled, by code that is not followed; those that callers give may have another
    /// name, too.
    package var foreign: [(view: ViewID, isParameter: Bool)] = []
    /// Where a function that registers what its caller says may be called without being followed: the type whose
    /// code does so, nil where it may concern any view.
    package var unfollowed: Set<TypeID?> = []
    /// Casts of a local variable that holds what a dequeue gave, by the dequeue.
    package var laterCasts: [CodePlace: [CastDemand]] = [:]
}

/// A registration call, evaluated.
package struct SourceRegistration {
    package var views: [ViewID]
    /// Whether the view may be another one than these.
    package var isViewUnknown: Bool
    var namespace: ReuseCall.Namespace
    package var isAppKit: Bool
    package var identifier: Value
    package var kind: Value?
    /// A nib or a metatype; nil registers nothing.
    package var source: Value
    /// The type whose code registers.
    package var holder: TypeID?
    package var place: CodePlace
    package var identifierPlace: CodePlace
    package var sourcePlace: CodePlace
    package var function: FunctionDeclaration?
    /// Whether a condition encloses the call in its function, or a call that leads to it.
    package var isConditional: Bool
    /// The function that was walked when the call was reached.
    package var root: ObjectIdentifier?
    /// Whether a caller has yet to say what is registered: no fact by itself.
    package var isLeftToCaller: Bool
    /// Calls through which a wrapper was reached, outermost first.
    package var trace: [TracePoint]
    /// Whether nothing in the sources calls the function that the call stands in.
    package var isUncalled = false
    /// Whether the function that the call stands in certainly never runs.
    var isNeverDone = false
    /// Whether the code runs when a nib or storyboard has made the object, or its view is shown.
    package var isOnLoad = false
    /// Subclasses of the holder in whose objects the code does something else, or does not run.
    var otherHolders: Set<TypeID> = []
    /// Subclasses of the holder in whose objects it certainly does not run: they override the method, and never call it.
    var replacedIn: Set<TypeID> = []
}

/// A dequeue call, evaluated.
package struct SourceDequeue {
    package var views: [ViewID]
    package var isViewUnknown: Bool
    var namespace: ReuseCall.Namespace
    package var isAppKit: Bool
    package var isOptional: Bool
    package var identifier: Value
    package var kind: Value?
    /// A registration object instead of an identifier.
    package var registration: Value?
    package var holder: TypeID?
    package var place: CodePlace
    package var identifierPlace: CodePlace
    package var kindPlace: CodePlace?
    package var cast: CastDemand?
    package var nilHandling: NilHandling
    package var isInCallback: Bool
    /// Whether it stands in a callback of an object that has no rows to be asked for.
    var isNeverAsked = false
    package var function: FunctionDeclaration?
    /// Whether a condition encloses the call in its function, or a call that leads to it.
    package var isConditional: Bool
    /// The function that was walked when the call was reached.
    package var root: ObjectIdentifier?
    package var isLeftToCaller: Bool
    package var trace: [TracePoint]
    /// Subclasses of the holder in whose objects the code does something else, or does not run.
    package var otherHolders: Set<TypeID> = []
}

/// A call on the way to a registration or dequeue: the name that is called, and the argument that decides.
package struct TracePoint {
    package var call: CodePlace
    package var argument: CodePlace?
    /// The type that the declaration has which is filled by the call.
    package var annotation: CodePlace?
}

/// What becomes of nil where a dequeue may give it.
package enum NilHandling {
    /// `!` or `as!`
    case forced
    /// Returned as it is.
    case passedOn
    /// Looked at, or not known.
    case handled
}

/// The type that a dequeued view is cast to.
package struct CastDemand {
    package var type: SwiftType
    package var place: CodePlace
    /// Whether nil is unwrapped with `!`, or the cast is forced.
    package var isForced: Bool
    /// Whether the type is a generic parameter, which the caller decides.
    package var isGeneric = false
    /// Whether a view that is made on the spot takes the place of one that does not have the type.
    package var hasFreshFallback = false
}

/// A view's data source or delegate.
package struct SourceConnection {
    package var views: [ViewID]
    package var isViewUnknown: Bool
    package var isDataSource: Bool
    package var object: Value
    package var place: CodePlace
    package var holder: TypeID?
    /// Whether a diffable data source is made for the view.
    var isDiffable = false
}

/// A layout object given to a view.
package struct LayoutUse {
    package var views: [ViewID]
    package var layout: Value
    package var place: CodePlace
    package var holder: TypeID?
}

/// A property of a layout that is set: `headerReferenceSize` and its like.
package struct LayoutSetting {
    package var name: String
    package var base: Value
    package var value: Expression
    package var holder: TypeID?
    package var place: CodePlace
    /// The layout's name in the code, without `self.`, where it is a name or a member of one.
    package var path: String?
}

/// What became of one call in the sources.
package struct CallRecord: Sendable {
    package var signature: String
    /// A registration or a dequeue.
    package var isRegistration: Bool
    package var values: [String] = []
    package var reasons: [UnknownReason] = []
    /// Whether a walk that no caller could add to ended in a caller's hands.
    package var isLeftToCaller = false

    package enum Status: String, Sendable {
        case resolved
        case finiteSet = "finite-set"
        case unknown
        case wrapperBody = "wrapper-body"
    }

    mutating func add(_ more: [String], _ moreReasons: [UnknownReason]) {
        for text in more where !values.contains(where: { $0.utf8.elementsEqual(text.utf8) }) {
            values.append(text)
        }
        for reason in moreReasons {
            if reason.isLeftToCaller {
                isLeftToCaller = true
            } else if !reasons.contains(reason) {
                reasons.append(reason)
            }
        }
    }

    package var status: Status {
        // What callers decide is counted at their calls.
        if isLeftToCaller { return .wrapperBody }
        if !reasons.isEmpty { return .unknown }
        if values.isEmpty { return .resolved }
        return values.count == 1 ? .resolved : .finiteSet
    }
}

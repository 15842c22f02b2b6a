extension Token.Kind {
    /// The words of the language; every other one is an identifier.
    static let words: [String: Self] = {
        var words: [String: Self] = [
            "if": .if, "else": .else, "for": .for, "while": .while, "do": .do, "switch": .switch,
            "case": .case, "default": .default, "return": .return, "typedef": .typedef,
            "struct": .structure, "union": .structure, "enum": .enumeration, "namespace": .namespace,
            "template": .template, "try": .try, "catch": .catch, "using": .using,
            "const": .const, "constexpr": .const, "static": .static, "extern": .extern,
            "FOUNDATION_EXPORT": .extern, "FOUNDATION_EXTERN": .extern, "UIKIT_EXTERN": .extern,
            "OBJC_EXPORT": .extern, "OBJC_EXTERN": .extern, "APPKIT_EXTERN": .extern,
            "__weak": .weak, "IBOutlet": .outlet, "IBOutletCollection": .outletCollection,
            "__attribute__": .attribute, "__attribute": .attribute, "alignas": .attribute,
            "typeof": .typeOf, "__typeof": .typeOf, "__typeof__": .typeOf, "decltype": .typeOf,
            "auto": .inferred, "__auto_type": .inferred,
        ]
        for word in ["break", "continue", "goto", "throw"] { words[word] = .leave }
        for word in [
            "volatile", "inline", "__inline", "__inline__", "register", "restrict", "__block", "__strong",
            "__unsafe_unretained", "__autoreleasing", "__kindof", "_Nullable", "_Nonnull", "__nullable",
            "__nonnull", "_Null_unspecified", "nullable", "nonnull", "null_unspecified", "null_resettable",
            "_Nullable_result", "IBInspectable", "__unused", "mutable", "virtual", "explicit", "friend",
            "typename", "NS_INLINE", "CG_INLINE", "UI_INLINE", "NS_NOESCAPE", "oneway",
            "NS_VALID_UNTIL_END_OF_SCOPE", "_Atomic", "thread_local", "NS_UNSAFE_UNRETAINED",
        ] { words[word] = .qualifier }
        for word in [
            "unsigned", "signed", "long", "short", "int", "char", "float", "double", "void", "bool", "_Bool",
        ] { words[word] = .arithmetic }
        return words
    }()

    /// The words after `@`.
    static let directives: [String: Self] = [
        "interface": .atInterface, "implementation": .atImplementation, "protocol": .atProtocol,
        "end": .atEnd, "class": .atClass, "import": .atImport, "property": .atProperty,
        "try": .atTry, "catch": .atCatch, "finally": .atFinally, "autoreleasepool": .atPool,
        "synchronized": .atSynchronized, "throw": .atThrow, "available": .atAvailable,
        "optional": .atDirective, "required": .atDirective, "public": .atDirective, "private": .atDirective,
        "protected": .atDirective, "package": .atDirective,
        "YES": .atBool, "NO": .atBool, "true": .atBool, "false": .atBool,
    ]

    /// Words that are free names in Objective-C.
    static let wordsOfCPlusPlus: Set<String> = [
        "namespace", "template", "using", "try", "catch", "throw", "mutable", "virtual", "explicit", "friend",
        "typename", "thread_local", "alignas",
    ]
}

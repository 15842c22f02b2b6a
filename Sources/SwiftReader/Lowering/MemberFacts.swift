import NibCompiler

/// What a list of members declares, in its order.
struct MemberFacts {
    var properties: [PropertyDeclaration] = []
    var functions: [FunctionDeclaration] = []
    var cases: [EnumCase] = []
    var aliases: [TypeAlias] = []
    var types: [TypeDeclaration] = []
    /// Constraints of associated types.
    var requirements: [GenericRequirement] = []
    /// Code that stands where members do: macros, and text with errors.
    var statements: [Statement] = []
}

/// Every rule, by id.
package enum RuleCatalog {
    package static let rules: [Rule] = [
        .caseWithoutNib,
        .conflictingRegistrations,
        .duplicateTag,
        .emptyIdentifier,
        .headerWithoutSize,
        .identifierMismatch,
        .invalidValue,
        .kindMismatch,
        .malformedManifest,
        .malformedXML,
        .mergeConflict,
        .nameCollision,
        .negativeSize,
        .nibNameCase,
        .nibNotFound,
        .nibRootCount,
        .nibRootType,
        .outletOnOwner,
        .pinnedWithoutSize,
        .registrationHidesPrototype,
        .registrationObjectIdentifier,
        .unknownKey,
        .unreadableFile,
        .unregisteredIdentifier,
        .unusedNib,
    ]

    package static func rule(_ id: String) -> Rule? {
        rules.first { $0.id == id }
    }
}

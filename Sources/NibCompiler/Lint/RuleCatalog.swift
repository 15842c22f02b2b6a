/// Every rule, by id.
package enum RuleCatalog {
    package static let rules: [Rule] = [
        .caseWithoutNib,
        .conflictingRegistrations,
        .danglingConnection,
        .duplicateObjectID,
        .duplicatePrototype,
        .duplicateTag,
        .emptyIdentifier,
        .headerWithoutSize,
        .identifierMismatch,
        .invalidValue,
        .kindMismatch,
        .legacyFormat,
        .localizedVariantsDiffer,
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
        .prototypeInNib,
        .prototypeWithoutIdentifier,
        .registeredOnAnotherView,
        .registrationHidesPrototype,
        .registrationInProvider,
        .registrationObjectIdentifier,
        .sharedLayout,
        .tableHeaderBackground,
        .unknownDocumentType,
        .unknownKey,
        .unreadableFile,
        .unregisteredIdentifier,
        .unregisteredTableHeader,
        .unusedNib,
        .viewNotInScene,
        .wrongBundle,
    ]

    package static func rule(_ id: String) -> Rule? {
        rules.first { $0.id == id }
    }
}

/// Takes from a tree what `Document` keeps.
struct DocumentLowering {
    let root: Element

    func lower(into document: inout Document) {
        switch root.name {
        case "document": document.format = .document
        case "archive": document.format = .archive
        default: document.format = .unknown
        }
        if document.format == .archive {
            let type = root["type"] ?? ""
            document.platform =
                type.contains("CocoaTouch") ? .iOS : type.contains("Cocoa") ? .macOS : .unknown
            ArchiveLowering(root: root)?.lower(into: &document)
        }
        guard document.format == .document else {
            if document.format == .unknown { document.unknownType = Located(root.name, root.nameRange) }
            return
        }
        let identities = IdentityIndex(root: root)
        document.duplicateIdentities = identities.duplicates
        document.danglingReferences = document.isComplete ? identities.dangling : []
        document.platform = Self.platform(of: root["targetRuntime"] ?? "", type: root["type"] ?? "")
        if document.platform == .unknown {
            document.unknownType =
                root.located("targetRuntime") ?? root.located("type")
                ?? Located("", root.nameRange)
        }
        if root["type"]?.contains("Storyboard") == true || root.child(named: "scenes") != nil {
            document.kind = .storyboard
        }
        for container in root.children {
            switch container.name {
            case "objects": lowerObjects(container, into: &document)
            case "scenes":
                for scene in container.children where scene.name == "scene" {
                    lowerScene(scene, into: &document)
                }
            default: break
            }
        }
        addDestinations(to: &document)
    }

    /// Where outlets end: known only once all are.
    private func addDestinations(to document: inout Document) {
        let ids = Set(document.connections.filter { $0.kind != .action }.map(\.destination.value))
        guard !ids.isEmpty, document.platform != .macOS else { return }
        func visit(_ element: Element) {
            if element.name == "connections" { return }
            if let id = element["id"], ids.contains(id), document.outletDestinations[id] == nil {
                document.outletDestinations[id] = ObjectLowering.object(element, platform: document.platform)
            }
            for child in element.children { visit(child) }
        }
        visit(root)
    }

    private func lowerObjects(_ objects: Element, into document: inout Document) {
        for element in objects.children {
            let object = ObjectLowering.object(element, platform: document.platform)
            if object.role == .object {
                document.topLevelObjects.append(object)
            } else {
                document.placeholders.append(object)
            }
            collect(element, scene: nil, into: &document)
        }
    }

    private func lowerScene(_ element: Element, into document: inout Document) {
        var scene = Scene(
            id: element["sceneID"] ?? "", range: element.range, controller: nil, members: [],
            storyboardIdentifier: nil)
        let index = document.scenes.count
        for member in element.child(named: "objects").map({ Array($0.children) }) ?? [] {
            let object = ObjectLowering.object(member, platform: document.platform)
            if member["sceneMemberID"] == "viewController", scene.controller == nil {
                scene.controller = object
                scene.storyboardIdentifier = member.located("storyboardIdentifier")
            } else if object.role == .object, member.name != "exit" {
                scene.members.append(object)
            }
            collect(member, scene: index, into: &document)
        }
        document.scenes.append(scene)
    }

    /// Collection views, table views, custom classes and connections at any depth. Depth is bounded by the XML reader.
    private func collect(_ element: Element, scene: Int?, into document: inout Document) {
        if let name = element["customClass"], !name.isEmpty {
            document.customObjects.append(ObjectLowering.object(element, platform: document.platform))
        }
        switch element.name {
        case "collectionView" where element["id"] != nil:
            document.reusingViews.append(
                ReusingViewLowering.collectionView(element, scene: scene, platform: document.platform))
        case "tableView" where element["id"] != nil:
            document.reusingViews.append(
                ReusingViewLowering.tableView(element, scene: scene, platform: document.platform))
        case "tableColumns":
            for (position, column) in element.children.enumerated() where column.name == "tableColumn" {
                let identifier = column["identifier"] ?? ""
                document.columnIdentifiers.append(
                    identifier.isEmpty ? "AutomaticTableColumnIdentifier.\(position)" : identifier)
            }
        case "connections":
            return
        default: break
        }
        for child in element.children {
            if child.name == "connections" {
                for connection in child.children {
                    if let connection = ObjectLowering.connection(connection, of: element) {
                        document.connections.append(connection)
                    }
                }
            } else {
                collect(child, scene: scene, into: &document)
            }
        }
    }

    /// The platform, matched by prefix: Xcode adds variants such as `iOS.CocoaTouch.iPad`.
    private static func platform(of runtime: String, type: String) -> Document.Platform {
        if runtime.hasPrefix("iOS.") { return .iOS }
        if runtime.hasPrefix("AppleTV") { return .tvOS }
        if runtime.hasPrefix("watchKit") { return .watchOS }
        if runtime.hasPrefix("MacOSX") { return .macOS }
        if runtime.hasPrefix("visionOS") || type.contains("VisionOS") { return .visionOS }
        return .unknown
    }
}

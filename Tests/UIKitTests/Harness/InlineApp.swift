import Foundation

/// A small app that a test writes itself.
enum InlineApp {
    /// Writes `files` by their path below the scenario's folder, as in `App/List.xib`, and compiles them.
    static func build(_ files: [String: String]) throws -> ScenarioBuild {
        let folder = try Toolchain.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files { try Toolchain.write(text, to: folder.appendingPathComponent(path)) }
        return try ScenarioBuild(folder)
    }

    /// A .xib with these top-level objects.
    static func xib(_ objects: String, owner: String = "") -> String {
        document(
            "XIB",
            """
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                        <connections>\(owner)</connections>
                    </placeholder>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    \(objects)
                </objects>
            """)
    }

    /// A storyboard whose initial scene has this controller.
    static func storyboard(_ controller: String, initial: String, otherScenes: String = "") -> String {
        document(
            "Storyboard.XIB",
            """
                <scenes>
                    <scene sceneID="scn-00-001">
                        <objects>
                            \(controller)
                            <placeholder placeholderIdentifier="IBFirstResponder" id="fst-00-001"/>
                        </objects>
                    </scene>
                    \(otherScenes)
                </scenes>
            """, "initialViewController=\"\(initial)\"")
    }

    /// A reusable element with a label `title` in it, which is the element's outlet of the given name.
    static func reusable(
        _ element: String = "collectionReusableView", class name: String? = nil, identifier: String = "",
        outlet: String? = "titleLabel", id: String = "roo-00-001"
    ) -> String {
        let custom = name.map { "customClass=\"\($0)\" customModule=\"Old\" customModuleProvider=\"target\"" }
        let connection = outlet.map { "<outlet property=\"\($0)\" destination=\"\(id)-l\" id=\"\(id)-o\"/>" }
        return """
            <\(element) reuseIdentifier="\(identifier)" id="\(id)" \(custom ?? "")>
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                <subviews>
                    <label text="title" id="\(id)-l">
                        <rect key="frame" x="8" y="8" width="100" height="20"/>
                    </label>
                </subviews>
                <connections>\(connection ?? "")</connections>
            </\(element)>
            """
    }

    private static func document(_ type: String, _ content: String, _ attributes: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" \(attributes)>
            <device id="retina6_12" orientation="portrait" appearance="light"/>
        \(content)
        </document>
        """
    }
}

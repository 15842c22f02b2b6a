import InterfaceBuilder
import ManifestReader
import NibCompiler

/// A manifest with one controller, for the nib of `SampleText.header`.
enum GardenManifest {
    static let text = """
        nibc: 1
        controllers:
          GardenController:
            views:
              beds:
                layout: {type: flow}
                header: {nib: HeaderView, height: 44}

        """

    /// Whether manifests are read at all.
    static let isRead = !ManifestReader.read(SourceFile(path: "nibc.yml", text: text)).manifest.controllers
        .isEmpty
}

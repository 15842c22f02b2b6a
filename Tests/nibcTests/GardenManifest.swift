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
}

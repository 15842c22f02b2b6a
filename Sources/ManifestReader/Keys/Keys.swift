/// The fixed keys of every mapping of a manifest. A mapping that is not here has the user's names as keys.
enum Keys {
    enum Manifest: String, MappingKey {
        case nibc, module, sources, exclude, generate, lint, controllers

        static let mapping = "manifest"
        static let title = "a manifest"
        static let required = [Self.nibc]
    }

    enum Generate: String, MappingKey {
        case output, files, access, bundle, deploymentTarget, header, disableLinters

        static let mapping = "generate"
        static let title = "'generate'"
    }

    enum Lint: String, MappingKey {
        case rules, paths, allow

        static let mapping = "lint"
        static let title = "'lint'"
    }

    enum Allow: String, MappingKey {
        case rule, file, object, reason

        static let mapping = "allow"
        static let title = "an item of 'allow'"
        static let required = [Self.rule, .file, .reason]
    }

    enum Controller: String, MappingKey {
        case tags, views

        static let mapping = "controller"
        static let title = "a controller"
        static let required = [Self.views]
    }

    enum Tags: String, MappingKey {
        case `enum`, declare

        static let mapping = "tags"
        static let title = "'tags'"
        static let required = [Self.enum]
    }

    enum View: String, MappingKey {
        case kind, tag, layout, dataSource, sections, header, footer, cell, cells, supplementary, decorations

        static let mapping = "view"
        static let title = "a view"
    }

    enum Layout: String, MappingKey {
        case type, scroll, pinHeaders, pinFooters

        static let mapping = "layout"
        static let title = "'layout'"
    }

    enum DataSource: String, MappingKey {
        case type, section, item

        static let mapping = "dataSource"
        static let title = "'dataSource'"
        static let required = [Self.type]
    }

    enum Sections: String, MappingKey {
        case `enum`, declare, each

        static let mapping = "sections"
        static let title = "'sections'"
        static let required = [Self.enum, .each]
    }

    enum Section: String, MappingKey {
        case header, footer, cell, cells, supplementary

        static let mapping = "section"
        static let title = "a section"
    }

    enum Entry: String, MappingKey {
        case nib, `class`, prototype, choose
        case identifier, module, bundle, height, width, alignment, registration

        static let mapping = "entry"
        static let title = "an entry"
        /// An entry says one of these, where it comes from; `class` beside `nib` or `prototype` says
        /// which class is expected.
        static let sources = [Self.nib, .class, .prototype, .choose]
    }

    enum Choose: String, MappingKey {
        case `enum`, declare, each

        static let mapping = "choose"
        static let title = "'choose'"
        static let required = [Self.enum, .each]
    }

    enum Size: String, MappingKey {
        case estimated, absolute

        static let mapping = "size"
        static let title = "a size"
    }
}

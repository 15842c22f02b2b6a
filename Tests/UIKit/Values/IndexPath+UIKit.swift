@_exported import Foundation

extension IndexPath {
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    public init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }

    public var section: Int { self[0] }
    public var item: Int { self[1] }
    public var row: Int { self[1] }
}

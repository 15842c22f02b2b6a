/// A diffable data source.
struct ExtractedDataSource {
    var section: String
    var item: String
}

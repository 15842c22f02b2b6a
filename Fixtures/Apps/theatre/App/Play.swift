/// What is on tonight.
enum Play {
    /// The raw value is the name of the banner.
    enum Mood: String, CaseIterable {
        case comedy = "ComedyBanner"
        case tragedy = "TragedyBanner"
    }
}

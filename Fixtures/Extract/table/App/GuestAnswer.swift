struct GuestAnswer: Decodable {
    let cellIdentifier: String
}

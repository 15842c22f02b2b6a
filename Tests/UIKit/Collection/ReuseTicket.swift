import UIKitModel

/// Which dequeue of which view handed a reusable view out.
struct ReuseTicket {
    let owner: ObjectIdentifier
    let instance: Instance
}

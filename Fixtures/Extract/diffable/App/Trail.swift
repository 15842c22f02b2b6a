import Foundation

enum Region: CaseIterable, CustomStringConvertible {
    case coast
    case moor
    case summit

    var description: String {
        switch self {
        case .coast: return "Along the coast"
        case .moor: return "Across the moor"
        case .summit: return "Up to the summit"
        }
    }
}

struct Trail: Hashable {
    let name: String
    let length: Int
}

import UIKit

@MainActor
func launches() -> [Launch] {
    [Launch("PlaylistController", root: { PlaylistController() })]
}

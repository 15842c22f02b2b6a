import UIKit

/// Two rooms, both made in code.
@MainActor
func launches() -> [Launch] {
    [Launch("room", root: { ReadingRoomController() }), Launch("stacks", root: { StacksController() })]
}

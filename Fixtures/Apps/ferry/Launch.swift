import UIKit

/// The timetable, made in code: no storyboard can name its class.
@MainActor
func launches() -> [Launch] {
    [Launch("timetable", root: { Ferry.TimetableController() })]
}

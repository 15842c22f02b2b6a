import UIKit

/// One launch for each mood.
@MainActor
func launches() -> [Launch] {
    Play.Mood.allCases.map { mood in
        Launch(
            "\(mood)",
            prepare: { controller in
                guard let theatre = controller as? TheatreController else {
                    fatalError("the storyboard starts with a \(type(of: controller))")
                }
                theatre.mood = mood
            })
    }
}

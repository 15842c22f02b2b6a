/// Another one of the name, for this file alone.
private enum Course { case short, long }

private let courses: [Course] = [.short, .long]

/// Stands for an object of a nib that the double has no class for, such as a gesture recogniser.
final class NibStandIn: NSObject {}

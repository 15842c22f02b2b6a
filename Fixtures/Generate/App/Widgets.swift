import UIKit

open class GaugeCell: UICollectionViewCell {}
open class DialCell: UICollectionViewCell {}
open class Knob: UICollectionViewCell {}

import UIKit

class LoopTrailCell: TrailCell {
    let badge = UILabel()
}

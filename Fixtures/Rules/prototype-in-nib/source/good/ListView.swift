import UIKit

class ListView: UIView {}

import UIKit

@IBDesignable
public class PNLocalView: UIView {}

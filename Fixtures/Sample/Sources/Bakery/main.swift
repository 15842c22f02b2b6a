import Bread
import Cakes
import Pies
import Prices
import UIKit

let bread = BreadController()
bread.viewDidLoad()
let cakes = CakesController()
cakes.viewDidLoad()
let pies = PiesController()
pies.viewDidLoad()

// What generated code has registered, as the double of UIKit remembers it.
print("bread at \(Prices.bread):", bread.collectionView.registered.joined(separator: ", "))
print("cakes at \(Prices.cake):", cakes.tableView.registered.joined(separator: ", "))
print("pies at \(Prices.pie):", pies.collectionView.registered.joined(separator: ", "))

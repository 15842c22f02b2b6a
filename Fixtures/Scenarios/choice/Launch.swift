import UIKit

/// One launch for each list that the catalogue can show.
@MainActor
func launches() -> [Launch] {
    CatalogController.ListType.allCases.map { listType in
        Launch(
            name: "\(listType)",
            prepare: { controller in
                guard let catalog = controller as? CatalogController else {
                    fatalError("the storyboard starts with a \(type(of: controller))")
                }
                catalog.listType = listType
            })
    }
}

import UIKitModel

extension Session {
    /// Prints the row of a displayed view. `nib` is the file that it came from, null for a class; the private
    /// identifier of a registration object is null too (J5).
    func show(_ view: UIView, _ instance: Instance?, for request: Request, in host: UIView) {
        let isCell = request.family == .cell || request.family == .tableCell
        let identifier = instance?.key.identifier.text
        var row: [String: Any] = [
            "view": name(of: host), "section": request.section, "class": "\(type(of: view))",
            "kind": isCell ? "cell" : request.kind?.text ?? "",
        ]
        if isCell { row["item"] = request.item }
        row["nib"] = instance?.file ?? NSNull()
        row["identifier"] =
            identifier.flatMap { $0.hasPrefix(RegistrationObject.prefix) ? nil : $0 } ?? NSNull()
        write(row, to: .standardOutput)
    }
}

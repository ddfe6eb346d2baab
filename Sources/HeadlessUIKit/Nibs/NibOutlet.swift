internal import XibDocument

/// A connection with the objects at its ends.
@MainActor
struct NibOutlet {
    let connection: XibConnection
    let source: Any?
    let node: XibNode
    let nib: NibInstantiation

    func connect() {
        switch connection.kind {
        case .outlet(let property):
            set(property)
        case .outletCollection(let property):
            if property != "gestureRecognizers" { refuse(property) }
        case .action(let selector, _):
            nib.log(
                "The action '\(selector)' in line \(connection.line) needs the Objective-C runtime: "
                    + "connect it in code, with addAction(_:for:)."
            )
        }
    }

    private func set(_ property: String) {
        let destination = nib.object(connection.destination)
        switch (source, property) {
        case (let controller as UIViewController, "view"):
            controller.view = destination as? UIView
        case (let table as UITableView, "dataSource"):
            table.dataSource = fitting(destination, property)
        case (let table as UITableView, "delegate"):
            table.delegate = fitting(destination, property)
        case (let grid as UICollectionView, "dataSource"):
            grid.dataSource = fitting(destination, property)
        case (let grid as UICollectionView, "delegate"):
            grid.delegate = fitting(destination, property)
        case (let text as UITextView, "delegate"):
            text.delegate = fitting(destination, property)
        case (let scroll as UIScrollView, "delegate"):
            scroll.delegate = fitting(destination, property)
        case (let field as UITextField, "delegate"):
            field.delegate = fitting(destination, property)
        case (let cell as UITableViewCell, "accessoryView"):
            cell.accessoryView = destination as? UIView
        case (let cell as UITableViewCell, "backgroundView"):
            cell.backgroundView = destination as? UIView
        case (let cell as UITableViewCell, "selectedBackgroundView"):
            cell.selectedBackgroundView = destination as? UIView
        case (let cell as UICollectionViewCell, "backgroundView"):
            cell.backgroundView = destination as? UIView
        case (let cell as UICollectionViewCell, "selectedBackgroundView"):
            cell.selectedBackgroundView = destination as? UIView
        default:
            refuse(property)
        }
    }

    /// UIKit takes any object; here it must say that it conforms.
    private func fitting<Wanted>(_ destination: Any?, _ property: String) -> Wanted? {
        if let fitting = destination as? Wanted { return fitting }
        guard let destination else { return nil }
        nib.log("The \(property) in line \(connection.line) is a \(type(of: destination)), which is no \(Wanted.self).")
        return nil
    }

    /// A class that people wrote has no such key; one of UIKit's own may have it on a device.
    private func refuse(_ key: String) {
        let isOwner = connection.source == "-1"
        guard isOwner || node.customClass != nil else {
            return nib.log("The outlet '\(key)' of <\(node.name)> in line \(connection.line) is not known here.")
        }
        let name = source.map { String(reflecting: type(of: $0)) } ?? "NSObject"
        Headless.raise(
            .unknownKey(
                "[<\(name)> setValue:forUndefinedKey:]: "
                    + "this class is not key value coding-compliant for the key \(key)."
            )
        )
    }
}

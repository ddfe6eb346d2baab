internal import XibDocument

/// What one object keeps of others: an outlet, or all lines of an outlet collection.
@MainActor
struct NibOutlet {
    let property: String
    let destinations: [Any?]
    let isCollection: Bool
    let line: Int
    let source: Any?
    let node: XibNode
    let nib: NibInstantiation

    func connect() {
        if let listed = (source as? any Headless.NibOutlets)?.nibOutlets[property] {
            let value: Any? = isCollection ? destinations.compactMap(\.self) : destinations.first ?? nil
            guard !listed.set(value) else { return }
            return nib.log("The outlet '\(property)' in line \(line) is of another type than what it is connected to.")
        }
        for destination in destinations where !NibConnections.set(property, to: destination, on: source, by: self) {
            return refuse()
        }
    }

    /// UIKit takes any object; here it must say that it conforms.
    func fitting<Wanted>(_ destination: Any?) -> Wanted? {
        if let fitting = destination as? Wanted { return fitting }
        guard let destination else { return nil }
        nib.log("The \(property) in line \(line) is a \(type(of: destination)), which is no \(Wanted.self).")
        return nil
    }

    /// A class that people wrote has no such key; one of UIKit's own may have it on a device.
    private func refuse() {
        let isOwner = node.id == "-1"
        guard isOwner || node.customClass != nil else {
            return nib.log("The outlet '\(property)' of <\(node.name)> in line \(line) is not known here.")
        }
        let name = source.map { String(reflecting: type(of: $0)) } ?? "NSObject"
        Headless.raise(
            .unknownKey(
                "[<\(name)> setValue:forUndefinedKey:]: "
                    + "this class is not key value coding-compliant for the key \(property)."
            )
        )
    }
}

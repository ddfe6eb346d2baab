/// What is wrong with a xib, said so that whoever drew it can mend it.
public enum XibError: Error, Equatable {
    /// Which control was looked for, and where.
    public struct Place: Equatable, Sendable {
        let xib: String
        let tag: Int
        let name: String
        let expected: String
    }

    /// The xib is missing or holds no view.
    case noView(xib: String)
    /// No view carries the tag.
    case noControl(Place)
    /// Several views carry the tag.
    case manyControls(Place, count: Int)
    /// The view that carries the tag is of another class.
    case wrongClass(Place, found: String)
}

extension XibError: LocalizedError, CustomStringConvertible {
    /// The fault in one sentence, with the xib, the tag and the class.
    public var description: String {
        switch self {
        case .noView(let xib): "\(xib).xib is missing or has no top-level view."
        case .noControl(let place): "\(place) is missing."
        case .manyControls(let place, let count): "\(place) is there \(count) times."
        case .wrongClass(let place, let found): "\(place) is a \(found)."
        }
    }

    /// The same sentence, for a screen's error view.
    public var errorDescription: String? { description }
}

extension XibError.Place: CustomStringConvertible {
    /// Such as "The UITableView with tag 300 (table) in PhotosView.xib".
    public var description: String { "The \(expected) with tag \(tag) (\(name)) in \(xib).xib" }
}

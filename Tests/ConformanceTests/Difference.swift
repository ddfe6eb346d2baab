/// What one public symbol says otherwise than UIKit.
struct Difference: Hashable, CustomStringConvertible {
    enum Kind: String {
        case type, parent, name, result, argument, access, value, open, isolation, version
    }

    /// The symbol, such as `UIView.hitTest(_:with:)`.
    let symbol: String
    let kind: Kind
    let detail: String

    var description: String { "\(symbol)\t\(kind.rawValue)\t\(detail)" }
}

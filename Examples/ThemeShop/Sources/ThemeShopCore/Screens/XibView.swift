/// The view in a xib, and its controls by tag.
@MainActor
public struct XibView {
    /// The xib's one top-level view.
    public let root: UIView
    private let name: String

    /// Loads the view of `name` from `bundle`.
    public init(_ name: String, in bundle: Bundle) throws(XibError) {
        let isThere = ["nib", "xib"].contains { bundle.url(forResource: name, withExtension: $0) != nil }
        guard isThere, let root = bundle.loadNibNamed(name, owner: nil, options: nil)?.last as? UIView else {
            throw .noView(xib: name)
        }
        self.root = root
        self.name = name
    }

    /// The one control that carries `tag`.
    public func control<Control: UIView>(_ tag: some RawRepresentable<Int>) throws(XibError) -> Control {
        let tagged = root.views(tagged: tag.rawValue)
        let place = XibError.Place(xib: name, tag: tag.rawValue, name: "\(tag)", expected: "\(Control.self)")
        guard let view = tagged.first else { throw .noControl(place) }
        guard tagged.count == 1 else { throw .manyControls(place, count: tagged.count) }
        guard let control = view as? Control else { throw .wrongClass(place, found: "\(type(of: view))") }
        return control
    }
}

extension UIView {
    fileprivate func views(tagged tag: Int) -> [UIView] {
        (self.tag == tag ? [self] : []) + subviews.flatMap { $0.views(tagged: tag) }
    }
}

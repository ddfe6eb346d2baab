/// A guide that a view makes of itself, and that needs no constraints.
final class ViewLayoutGuide: UILayoutGuide {
    /// Which part of the view the guide is; the name is UIKit's.
    enum Kind: String {
        case safeArea = "UIViewSafeAreaLayoutGuide"
        case margins = "UIViewLayoutMarginsGuide"
        case readableContent = "UIViewReadableContentGuide"
        case scrollContent = "UIScrollView-contentLayoutGuide"
        case scrollFrame = "UIScrollView-frameLayoutGuide"
        case top = "_UIViewControllerTop"
        case bottom = "_UIViewControllerBottom"
    }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
        identifier = kind.rawValue
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var layoutFrame: CGRect {
        guard let owner else { return .zero }
        switch kind {
        case .safeArea: return owner.bounds.inset(by: owner.safeAreaInsets)
        case .margins: return owner.bounds.inset(by: owner.layoutMargins)
        case .readableContent: return owner.readableFrame
        case .scrollContent: return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
        case .scrollFrame: return owner.bounds
        case .top:
            return CGRect(x: 0, y: 0, width: owner.bounds.width, height: owner.safeAreaInsets.top)
        case .bottom:
            let height = owner.safeAreaInsets.bottom
            return CGRect(x: 0, y: owner.bounds.height - height, width: owner.bounds.width, height: height)
        }
    }
}

extension UIView {
    /// What the margins leave, no wider than 672 points at the usual text size, in the middle.
    fileprivate var readableFrame: CGRect {
        let room = bounds.inset(by: layoutMargins)
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        let excess = max(0, room.width - (672 * body.pointSize / 17).rounded())
        return room.insetBy(dx: excess / 2, dy: 0)
    }
}

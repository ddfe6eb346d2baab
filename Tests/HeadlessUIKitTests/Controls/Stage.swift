@testable import HeadlessUIKit

/// A window that shows views for as long as a test needs them.
@MainActor
final class Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init(_ views: UIView...) {
        for view in views { window.addSubview(view) }
        window.isHidden = false
        window.layoutIfNeeded()
    }
}

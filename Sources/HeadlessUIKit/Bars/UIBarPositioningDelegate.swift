/// Who says where a bar is.
@MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where the bar is.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Anywhere: the bar decides.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

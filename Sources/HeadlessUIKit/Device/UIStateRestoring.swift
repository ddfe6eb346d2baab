/// Something whose state is kept from run to run.
@MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// What this belongs to.
    var restorationParent: (any UIStateRestoring)? { get }
    /// The class that makes it again.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    /// Writes the state down.
    func encodeRestorableState(with coder: NSCoder)
    /// Takes the state from what was written.
    func decodeRestorableState(with coder: NSCoder)
    /// Hears that everything is as it was.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// None.
    public var restorationParent: (any UIStateRestoring)? { nil }
    /// None.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    /// Does nothing.
    public func encodeRestorableState(with coder: NSCoder) {}
    /// Does nothing.
    public func decodeRestorableState(with coder: NSCoder) {}
    /// Does nothing.
    public func applicationFinishedRestoringState() {}
}

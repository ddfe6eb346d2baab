/// Something that takes up what the user was doing elsewhere.
@MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Takes it up.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIScreen {
    /// What becomes of the edges of a television.
    public enum OverscanCompensation: Int, Sendable {
        /// The picture is made smaller.
        case scale = 0
        /// The bounds are made smaller.
        case insetBounds = 1
        /// They are lost.
        case none = 2
    }

    /// A display was plugged in.
    public nonisolated static let didConnectNotification = named("DidConnect")
    /// A display was taken away.
    public nonisolated static let didDisconnectNotification = named("DidDisconnect")
    /// A display is driven another way.
    public nonisolated static let modeDidChangeNotification = named("ModeDidChange")
    /// A display is brighter or darker.
    public nonisolated static let brightnessDidChangeNotification = named("BrightnessDidChange")
    /// Someone began or ended recording a display.
    public nonisolated static let capturedDidChangeNotification = named("CapturedDidChange")

    private nonisolated static func named(_ event: String) -> NSNotification.Name {
        NSNotification.Name("UIScreen\(event)Notification")
    }
}

extension UIApplication {
    /// Has the state of an object kept from run to run; nothing is kept here.
    public class func registerObject(
        forStateRestoration object: any UIStateRestoring,
        restorationIdentifier: String
    ) {
        shared.life.restored[restorationIdentifier] = object
    }

    /// Says that the state takes a while to be restored.
    public func extendStateRestoration() {}
    /// Says that the state is restored.
    public func completeStateRestoration() {}
    /// Asks for no picture of the app for its next start.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
}

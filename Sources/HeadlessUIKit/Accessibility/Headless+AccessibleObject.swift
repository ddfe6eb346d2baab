extension Headless {
    /// What UIKit adds to every object for those who do not see the screen.
    ///
    /// UIKit adds it to `NSObject`, where classes override it. Without the Objective-C runtime only what is written in a
    /// class can be overridden, so this class stands between `NSObject` and UIKit's own.
    @MainActor
    open class AccessibleObject: NSObject {
        /// An object.
        public override init() {
            super.init()
        }
    }
}

extension UIWindowScene {
    /// Where a scene is and which way up.
    @MainActor
    open class Geometry: NSObject {
        /// Where it is on the display.
        public let systemFrame: CGRect
        /// Which way up it is.
        public let interfaceOrientation: UIInterfaceOrientation

        init(frame: CGRect, orientation: UIInterfaceOrientation) {
            systemFrame = frame
            interfaceOrientation = orientation
            super.init()
        }
    }

    /// How a scene should lie.
    @MainActor
    open class GeometryPreferences: NSObject {
        override init() {
            super.init()
        }

        // swift-format-ignore: TypeNamesShouldBeCapitalized
        /// How a scene should lie on a phone or a tablet.
        @MainActor
        open class iOS: GeometryPreferences {
            /// The ways up; none leaves it as it is.
            open var interfaceOrientations: UIInterfaceOrientationMask = []

            /// Leaves all as it is.
            public override init() {
                super.init()
            }

            /// Asks for one of these ways up.
            public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.init()
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    /// How the windows of a scene go when it is closed.
    public enum DismissalAnimation: Int, Sendable {
        /// As usual.
        case standard = 1
        /// As when something was done.
        case commit = 2
        /// As when something was given up.
        case decline = 3
    }
}

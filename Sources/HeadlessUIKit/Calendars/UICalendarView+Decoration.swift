@available(iOS 16.0, *)
extension UICalendarView {
    /// How large what stands below a day is.
    public enum DecorationSize: Int, Sendable {
        /// Small.
        case small = 0
        /// In between.
        case medium = 1
        /// Large.
        case large = 2
    }

    /// What stands below a day: a dot, a picture, or a view of the app's.
    @MainActor
    open class Decoration: NSObject {
        let image: UIImage?
        let color: UIColor?
        let size: DecorationSize
        let provider: (() -> UIView)?

        /// A dot of the usual colour and size.
        public override convenience init() {
            self.init(image: nil)
        }

        /// A picture or, without one, a dot.
        public init(image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) {
            self.image = image
            self.color = color
            self.size = size
            provider = nil
            super.init()
        }

        /// A view of the app's.
        public init(customViewProvider: @escaping () -> UIView) {
            image = nil
            color = nil
            size = .medium
            provider = customViewProvider
            super.init()
        }

        /// A dot.
        open class func `default`(
            color: UIColor? = nil,
            size: UICalendarView.DecorationSize = .medium
        ) -> UICalendarView.Decoration {
            Decoration(image: nil, color: color, size: size)
        }

        /// A picture.
        open class func image(
            _ image: UIImage?,
            color: UIColor? = nil,
            size: UICalendarView.DecorationSize = .medium
        ) -> UICalendarView.Decoration {
            Decoration(image: image, color: color, size: size)
        }

        /// A view of the app's.
        open class func customView(_ customViewProvider: @escaping () -> UIView) -> UICalendarView.Decoration {
            Decoration(customViewProvider: customViewProvider)
        }
    }
}

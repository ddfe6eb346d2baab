/// A way in which a display can be driven.
@MainActor
open class UIScreenMode: NSObject {
    /// How many pixels there are.
    public let size: CGSize
    /// How much wider than high a pixel is.
    public let pixelAspectRatio: CGFloat = 1

    init(size: CGSize) {
        self.size = size
        super.init()
    }
}

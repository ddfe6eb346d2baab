/// A link that a scene is to open, and how it came.
@MainActor
open class UIOpenURLContext: NSObject {
    /// The link.
    public let url: URL
    /// How it came.
    public let options: UIScene.OpenURLOptions

    init(url: URL, sourceApplication: String? = nil) {
        self.url = url
        options = UIScene.OpenURLOptions(sourceApplication: sourceApplication)
        super.init()
    }
}

/// A word in a search field that stands for something.
@MainActor
open class UISearchToken: NSObject {
    /// What the word stands for.
    open var representedObject: Any?
    let icon: UIImage?
    let text: String

    /// A word, with a picture before it.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}

/// An item that an app adds to the menu for what is selected.
///
/// UIKit gives it a selector, which needs the Objective-C runtime; here it has a title.
@MainActor
open class UIMenuItem: NSObject {
    /// The words shown.
    open var title: String

    init(title: String) {
        self.title = title
        super.init()
    }
}

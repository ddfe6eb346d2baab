/// How something looks while it has the focus.
@MainActor
open class UIFocusEffect: NSObject {
    /// As the system does it.
    public required override init() {
        super.init()
    }
}

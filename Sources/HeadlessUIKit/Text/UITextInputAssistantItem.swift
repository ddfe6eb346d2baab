/// The buttons beside the keyboard's suggestions.
@MainActor
open class UITextInputAssistantItem: NSObject {
    /// Whether the user can hide the buttons.
    open var allowsHidingShortcuts = true
    /// The buttons before the suggestions.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The buttons after the suggestions.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

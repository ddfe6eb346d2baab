extension UIBarButtonItem {
    /// The buttons that the system brings.
    public enum SystemItem: Int, Sendable {
        /// Done.
        case done = 0
        /// Cancel.
        case cancel
        /// Edit.
        case edit
        /// Save.
        case save
        /// A plus.
        case add
        /// Room as wide as there is.
        case flexibleSpace
        /// Room of a width.
        case fixedSpace
        /// A pencil on paper.
        case compose
        /// An arrow back.
        case reply
        /// An arrow out of a box.
        case action
        /// A folder.
        case organize
        /// A book.
        case bookmarks
        /// A magnifying glass.
        case search
        /// An arrow in a circle.
        case refresh
        /// A cross.
        case stop
        /// A camera.
        case camera
        /// A bin.
        case trash
        /// A triangle.
        case play
        /// Two bars.
        case pause
        /// Triangles to the left.
        case rewind
        /// Triangles to the right.
        case fastForward
        /// Undo.
        case undo
        /// Redo.
        case redo
        /// A cross that closes.
        case close = 24

        /// The word that the button shows; nil where it shows a picture.
        var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            default: nil
            }
        }
    }
}

// Long lines of prose stay whole, so that each text can be read as it is printed.
// swift-format-ignore-file
extension Convention {
    static let d1 = Convention(
        "D1",
        "What a model knows about itself stands in an extension of it, and is told the time.",
        why: "Logic in a controller is written again in the next one; logic that reads the clock passes its tests on some days.",
        here: "'Photo+Extensions' holds what a photo knows of itself. What a form says is made a model there too, or is told apart as a 'FieldProblem' of one field.",
        before: """
            struct Photo {
                let createdAt: Date
            }

            extension Photo {
                var isRecent: Bool { createdAt > Date().addingTimeInterval(-60) }
            }
            """,
        after: """
            struct Photo {
                let createdAt: Date
            }

            extension Photo {
                func isRecent(at date: Date) -> Bool { createdAt > date.addingTimeInterval(-60) }
            }
            """,
        mend: "Move it to 'Photo+Extensions.swift', with 'at date: Date' as a parameter."
    )

    static let d2 = Convention(
        "D2",
        "A controller asks a store, and nothing below it.",
        why: "Where values come from changes without a screen noticing; and what goes wrong there reaches the error view by one way.",
        here: "'PhotoStore' loads, decodes, sorts and saves. What goes wrong there reaches the error view; a failed save loses nothing, since 'JSONArchive' keeps what was there.",
        before: """
            final class PhotosViewController: GalleryViewController {
                override func loadData() {
                    _ = FileManager.default.currentDirectoryPath
                }
            }
            """,
        after: """
            struct PhotoStore {
                var folder: String { FileManager.default.currentDirectoryPath }
            }
            """,
        mend: "Move it to the screen's store, which the screen is given through 'init'."
    )

    static let d3 = Convention(
        "D3",
        "Controllers share one state, and do not hand values on.",
        why: "Each copy in a chain of delegates is one more value to be out of date.",
        here: "What controllers share is one 'SharedState', which each of them follows. The theme is such a state, and so is what is picked in a list, for the screen that shows it.",
        before: """
            protocol PickerViewControllerDelegate: AnyObject {}
            protocol EditorViewControllerDelegate: AnyObject {}

            final class EditorViewController: GalleryViewController, PickerViewControllerDelegate {
                weak var delegate: EditorViewControllerDelegate?
            }
            """,
        after: """
            final class EditorViewController: GalleryViewController {
                private let state = SharedState(0)
            }
            """,
        mend: "Give each controller the same state object, which it observes and changes."
    )
}

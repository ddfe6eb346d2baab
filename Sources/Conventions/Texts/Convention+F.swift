// Long lines of prose stay whole, so that each text can be read as it is printed.
// swift-format-ignore-file
extension Convention {
    static let f1 = Convention(
        "F1",
        "One type a file, and the file is named after it.",
        why: "A type is found by its name, in the file list, in a review and in a merge.",
        here: "'PhotosViewController', 'PhotosDataSource', 'PhotoStore', 'PhotoCell', 'Photo+Extensions': the name says what a file is for.",
        before: """
            struct Sample {}
            struct Photo {}
            """,
        after: """
            struct Sample {}
            """,
        mend: "Move each type to a file of its own; one that no other file uses may be private."
    )

    static let f2 = Convention(
        "F2",
        "Nothing inherits a class cluster.",
        why: "What 'NSArray' makes is never the class that was asked for, so a subclass has no storage and fails when it is used.",
        here: "Foundation's own classes, such as 'NSArray', are extended.",
        before: """
            final class PhotoList: NSArray {
            }
            """,
        after: """
            final class PhotoList {
                private let photos = NSArray()
            }
            """,
        mend: "Extend the class, or hold one."
    )

    static let f3 = Convention(
        "F3",
        "A controller stays short.",
        why: "A long controller does the work of a view, a data source, a model or a store.",
        here: "A controller stays under 150 lines.",
        before: "final class PhotosViewController: GalleryViewController {\n" + String(repeating: "    // …\n", count: 151) + "}",
        after: """
            final class PhotosViewController: GalleryViewController {
            }
            """,
        mend: "Move code to where the other conventions put it; the limit is 'controllerLines' in '.scaffold/check.json'."
    )

    static let f4 = Convention(
        "F4",
        "No selectors: closures, with '[weak self]'.",
        why: "'#selector' and '@objc' need the Objective-C runtime, which Linux lacks; and no compiler sees which method a selector calls.",
        here: "'EventBag' connects controls, notifications and gestures: a handler is a closure, and ends with the screen.",
        before: """
            final class PhotosViewController: GalleryViewController {
                @objc func reload() {}
            }
            """,
        after: """
            final class PhotosViewController: GalleryViewController {
                func reload() {}

                override func createEvents() {
                    _ = UIAction { [weak self] _ in self?.reload() }
                }
            }
            """,
        mend: "Use 'UIAction' and 'addObserver(forName:object:queue:using:)'. 'scaffold check --fix' makes a closure hold 'self' weakly where nothing more than question marks is to be added."
    )
}

// Long lines of prose stay whole, so that each text can be read as it is printed.
// swift-format-ignore-file
extension Convention {
    static let c1 = Convention(
        "C1",
        "A controller is no data source.",
        why: "A list's counts and cells can be tested without a screen only when they stand alone, and then serve a table as well as a grid.",
        here: "'PhotosDataSource' is an 'ArrayDataSource', which serves a table as well as a grid.",
        before: """
            final class PhotosViewController: GalleryViewController, UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    UITableViewCell()
                }
            }
            """,
        after: """
            final class PhotosViewController: GalleryViewController {
                private let dataSource = ArrayDataSource<String, UITableViewCell>(items: [], cellIdentifier: "Photo") { _, _ in }
            }
            """,
        mend: "Let the controller own an 'ArrayDataSource', or a class of its own that conforms."
    )

    static let c2 = Convention(
        "C2",
        "What a cell shows stands in an extension of the cell.",
        why: "The next screen that shows the same cell would copy the lines; and a controller that knows a cell's labels changes with each of them.",
        here: "'PhotoCell+Configure' says how a cell shows its model, and nothing else does. A screen that shows one model has the same for its controls: 'ProfileControls+Configure'.",
        before: """
            final class PhotosViewController: GalleryViewController {
                func show(_ title: String, in cell: UITableViewCell) {
                    cell.textLabel?.text = title
                }
            }
            """,
        after: """
            extension UITableViewCell {
                func configure(for title: String) {
                    textLabel?.text = title
                }
            }
            """,
        mend: "Write 'configure(for:)' in 'PhotoCell+Configure.swift', and call it."
    )

    static let c3 = Convention(
        "C3",
        "A data source has tests of its own.",
        why: "Counts, order and an index out of range take a second to try without a screen, and a morning to find with one.",
        here: "'PhotosDataSourceTests' tries the data source without a controller.",
        before: """
            final class PhotosDataSource {
            }
            """,
        after: """
            final class PhotosDataSource {
            }

            // Tests/PhotosTests/PhotosDataSourceTests.swift tries it.
            """,
        mend: "Add a test file named after the data source."
    )
}

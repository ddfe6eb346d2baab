extension MendedFile {
    /// What a controller lets go.
    static let twins = [
        MendedFile(
            "TwinViewController.swift",
            """
            import GalleryCore

            public final class TwinViewController: GalleryViewController {
                private var table: UITableView?
                private weak var other: UIView?

                public override func createViews() {
                    (table, other) = (UITableView(), view)
                }⟦⟧⟨

                public override func destroyViews() {
                    table = nil
                    other = nil
                }⟩

                // Ends here.
            }

            """
        ),
        MendedFile(
            "HalfViewController.swift",
            """
            import GalleryCore

            final class HalfViewController: GalleryViewController {
                private var first: UIView?, second: UIView!
                private var third: UIView?

                override func createFields() { third = UIView() }

                override func createViews() {
                    first = UIView()  // first
                    second = UIView()
                }

                override func destroyFields() {⟦⟧⟨
                    third = nil
                ⟩}

                override func destroyViews() {
                    first = nil
                    // second = nil
                ⟦⟧⟨    second = nil
                ⟩}
            }

            """
        ),
        MendedFile(
            "MiddleViewController.swift",
            """
            import GalleryCore

            class MiddleViewController: GalleryViewController {
                override func destroyViews() {
                    title = nil
                }
            }

            """
        ),
        MendedFile(
            "LowerViewController.swift",
            """
            import GalleryCore

            final class LowerViewController: MiddleViewController {
            \tprivate var table: UITableView?

            \toverride func createViews() {
            \t\ttable = UITableView()
            \t}⟦⟧⟨

            \toverride func destroyViews() {
            \t\ttable = nil
            \t\tsuper.destroyViews()
            \t}⟩
            }

            """
        ),
        MendedFile(
            "CountViewController.swift",
            """
            import GalleryCore

            // Nothing says what a number is let go to.
            final class CountViewController: GalleryViewController {
                private var count = 0

                override func createFields() {
                    count = 1
                }
            }

            """
        ),
    ]
}

extension MendedFile {
    /// Single calls, closures and comments, and lines that end as on Windows.
    static let pieces = [
        MendedFile(
            "OwnerViewController.swift",
            """
            import GalleryCore

            final class OwnerViewController: GalleryViewController {
                override func createViews() {
                    let objects = Bundle.main.loadNibNamed(
                        "PlainView",  // owner: self
                        owner: ⟦self⟧⟨nil⟩,
                        options: nil
                    )
                    title = (objects?.first as? UIView)?.accessibilityLabel
                    // What this one is for is tied to the owner.
                    _ = Bundle.main.loadNibNamed("TiedView", owner: self, options: nil)
                }
            }

            """
        ),
        MendedFile(
            "TagViewController.swift",
            """
            import GalleryCore

            final class TagViewController: GalleryViewController {
                enum Tag: Int {
                    case summary = 100, detail
                    case list = 300
                }

                override func createViews() {
                    view.viewWithTag(⟦101⟧⟨Tag.detail.rawValue⟩)?.isHidden = true
                    view.viewWithTag(⟦300⟧⟨Tag.list.rawValue⟩)?.isHidden = true
                    view.viewWithTag(7)?.isHidden = true  // 300 has a name
                }
            }

            """
        ),
        MendedFile(
            "ClosureViewController.swift",
            """
            import GalleryCore

            final class ClosureViewController: GalleryViewController {
                private var count = 0

                override func createEvents() {
                    _ = UIAction {⟦⟧⟨ [weak self] in⟩ self⟦⟧⟨?⟩.show($0.title) }
                    _ = UIAction { ⟦⟧⟨[weak self] ⟩_ in
                        // self.title
                        self⟦⟧⟨?⟩.title = "self"
                        if Bool.random() { self⟦⟧⟨?⟩.count += 1 }
                        self⟦⟧⟨?⟩.navigationItem.rightBarButtonItem?.isEnabled = false
                    }
                    _ = UIAction { [⟦⟧⟨weak self, ⟩count] _ in self⟦⟧⟨?⟩.show("\\(count)") }
                    events.run {⟦⟧⟨ [weak self] in⟩ await self⟦⟧⟨?⟩.wait() }
                    _ = UIAction { ⟦⟧⟨[weak self] ⟩_ in self⟦⟧⟨?⟩.count = 2 }
                    // What follows needs the value, or 'self' itself.
                    _ = UIAction { _ in print(self.count) }
                    _ = UIAction { _ in self.show(self.title ?? "") }
                    _ = UIAction { _ in
                        let texts = [1, 2].map { self.text($0) }
                        print(texts)
                    }
                }

                private func show(_ text: String) {}
                private func text(_ number: Int) -> String { "\\(number)" }
                private func wait() async {}
            }

            """
        ),
        MendedFile(
            "CommentViewController.swift",
            """
            import GalleryCore

            /// Its documentation.
            ⟦// scaffold:ignore A1 — old
            ⟧⟨⟩final class CommentViewController: GalleryViewController {⟦  // scaffold:ignore D2 — old⟧⟨⟩
                // scaffold:ignore ⟦E1, B3⟧⟨B3⟩ — the map draws itself
                override func createViews() { view.addSubview(UIView()) }
            }

            """
        ),
        MendedFile("WindowsViewController.swift", Self.windows.replacing("\n", with: "\r\n")),
    ]

    private static let windows = """
        import GalleryCore

        final class WindowsViewController: GalleryViewController {
            private var table: UITableView?

            override func createViews() {
                table = UITableView()
            }⟦⟧⟨

            override func destroyViews() {
                table = nil
            }⟩
        }

        """
}

// A table: one mutant a row.

extension Mutant {
    /// Those of a screen that shows what is picked in another.
    static let selection: [Mutant] = [
        Mutant(
            "A2",
            "selection: nothing said where there is none",
            .expression,
            in: "PhotoDetail/PhotoDetailViewController.swift",
            #"MessageView("No photo is selected.")"#,
            "nil",
            seenBy: "PhotoDetailTests"
        ),
        Mutant(
            "A2",
            "selection: still said when there is one",
            in: "PhotoDetail/PhotoDetailViewController.swift",
            "hideEmpty(animated: false)",
            seenBy: "PhotoDetailTests"
        ),
        Mutant(
            "A5",
            "capture: the selection holds a detail",
            in: "PhotoDetail/PhotoDetailViewController.swift",
            "events.follow(selection) { [weak self] selected in self?.show(selected) }",
            "events.follow(selection) { selected in self.show(selected) }",
            seenBy: "PhotoDetailTests"
        ),
        Mutant(
            "A6",
            "views: a detail's controls kept after a selection",
            in: "PhotoDetail/PhotoDetailViewController.swift",
            "controls = nil",
            seenBy: "PhotoDetailTests"
        ),
        Mutant(
            "A6",
            "data: a selection not shown",
            in: "PhotoDetail/PhotoDetailViewController.swift",
            "controls?.configure(for: selected)",
            seenBy: "PhotoDetailTests"
        ),
        Mutant(
            "B1",
            "content: none in a detail of a selection",
            in: "PhotoDetail/PhotoDetailViewController.swift",
            "fill(with: controls.root)",
            seenBy: "PhotoDetailTests"
        ),
        Mutant(
            "B2",
            "tag: another in a detail's xib",
            .xib,
            in: "PhotoDetail/Resources/PhotoDetailView.xib",
            #"tag="200""#,
            #"tag="201""#,
            seenBy: "PhotoDetailTests"
        ),
        Mutant(
            "D3",
            "selection: not told of what was picked",
            in: "PhotoDetail/PhotosViewController+PhotoDetail.swift",
            "selection.value = picked",
            seenBy: "PhotoDetailTests"
        ),
        Mutant(
            "D3",
            "selection: nothing opened",
            in: "PhotoDetail/PhotosViewController+PhotoDetail.swift",
            "self?.navigationController?.pushViewController(screen, animated: true)",
            seenBy: "PhotoDetailTests"
        ),
        Mutant(
            "D3",
            "selection: another one opened",
            .expression,
            in: "PhotoDetail/PhotosViewController+PhotoDetail.swift",
            "PhotoDetailViewController(selection: selection)",
            "PhotoDetailViewController(selection: SharedState(nil))",
            seenBy: "PhotoDetailTests"
        ),
    ]
}

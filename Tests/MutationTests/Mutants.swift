/// Every mutant of the example: for each convention that can be seen at run time, the ways to break it.
enum Mutants {
    private static let core = "Sources/GalleryCore/"
    private static let base = core + "Screens/GalleryViewController.swift"
    private static let content = core + "Screens/GalleryViewController+Content.swift"
    private static let overlay = core + "Screens/Overlay.swift"
    private static let xibView = core + "Screens/XibView.swift"
    private static let bag = core + "Screens/EventBag.swift"
    private static let leaving = core + "Screens/UIViewController+Leaving.swift"
    private static let dataSource = core + "Lists/ArrayDataSource.swift"
    private static let archive = core + "Stores/JSONArchive.swift"
    private static let theme = core + "Theme/Theme.swift"
    private static let provider = core + "Theme/ThemeProvider.swift"
    private static let label = core + "Controls/GalleryLabel.swift"
    private static let photos = "Sources/Photos/PhotosViewController.swift"
    private static let albums = "Sources/Albums/AlbumsViewController.swift"
    private static let weakly = "[weak self, strong = MUT ? self : nil]"

    static let all: [Mutant] = [
        .changed(
            "A2",
            "it fades in 0.2 s",
            overlay,
            "duration: TimeInterval = 0.4",
            "duration: TimeInterval = MUT ? 0.2 : 0.4"
        ),
        .changed(
            "A2",
            "a second one is shown",
            overlay,
            "guard shown?.superview !== screen,",
            "guard MUT || shown?.superview !== screen,"
        ),
        .changed(
            "A2",
            "it is never removed",
            overlay,
            "if self?.shown !== view {",
            "if !MUT && self?.shown !== view {"
        ),
        .dropped("A2", "it does not begin at alpha 0", overlay, "        view.alpha = 0"),
        .dropped("A3", "no common background", base, "view.backgroundColor = .appOffWhite"),
        .dropped("A4", "createEvents is not called", base, "        createEvents()"),
        .changed(
            "A4",
            "createViews is not called",
            base,
            "do { try createViews() }",
            "do { if !MUT { try createViews() } }"
        ),
        .changed("A4", "loadData is not called", base, "{ loadData() }", "{ if !MUT { loadData() } }"),
        .dropped("A4", "cleanData is not called", base, "        cleanData()"),
        .dropped("A5", "destroyEvents is not called", base, "        destroyEvents()"),
        .dropped("A5", "destroyViews is not called", base, "        destroyViews()"),
        .dropped("A5", "destroyFields is not called", base, "        destroyFields()"),
        .changed("A5", "leaving the parent is not noticed", base, "if parent == nil {", "if !MUT && parent == nil {"),
        .dropped("A5", "disappearing for good is not noticed", base, "departed?.tearDownScreens()"),
        .changed(
            "A5",
            "a covered screen is torn down",
            leaving,
            "presentedViewController == nil &&",
            "(MUT || presentedViewController == nil) &&"
        ),
        .changed(
            "A5",
            "loading holds the screen",
            content,
            "loads.run { [weak self] in",
            "loads.run { \(weakly) in _ = strong"
        ),
        .changed(
            "A5",
            "a list's closure holds the screen",
            photos,
            "{ [weak self] photos in",
            "{ \(weakly) photos in _ = strong"
        ),
        .changed(
            "A6",
            "an emptied bag stops nothing",
            bag,
            "for remove in removals { remove() }",
            "if !MUT { for remove in removals { remove() } }"
        ),
        .dropped("A6", "the action is not added", bag, "control?.addAction(action, for: event)"),
        .dropped("A6", "a list has no delegate", photos, "table?.delegate = self"),
        .dropped("A6", "a grid has no delegate", albums, "grid?.delegate = self"),
        .changed("A6", "a pick is not handed on", photos, "onSelect?(photo)", "if !MUT { onSelect?(photo) }"),
        .changed(
            "A6",
            "the reload button does nothing",
            photos,
            "of: reload) { [weak self] in self?.loadData() }",
            "of: reload) { [weak self] in if !MUT { self?.loadData() } }"
        ),
        .dropped("A6", "a list is not reloaded", photos, "self?.table?.reloadData()"),
        .dropped("A6", "the error view is not shown", content, "showError(animated: true)"),
        .dropped("B1", "the xib's view does not fill the screen", content, "content.frame = view.bounds"),
        .changed(
            "B2",
            "a tag used twice is taken",
            xibView,
            "guard tagged.count == 1 else",
            "guard MUT || tagged.count == 1 else"
        ),
        .xib("B2", "a tag is missing", "tag=\"200\"", ""),
        .xib("B2", "a tag is there twice", "tag=\"200\"", "tag=\"100\""),
        .xib("B2", "a tag is on another class", "customClass=\"GalleryLabel\"", "customClass=\"UIView\""),
        .dropped("C1", "a table has no data source", dataSource, "table?.dataSource = self"),
        .dropped("C1", "a grid has no data source", dataSource, "grid?.dataSource = self"),
        .changed(
            "C1",
            "cells are not configured",
            dataSource,
            "if let cell = view as? Cell,",
            "if !MUT, let cell = view as? Cell,"
        ),
        .dropped(
            "C2",
            "a cell shows no title",
            "Sources/Photos/PhotoCell+Configure.swift",
            "titleLabel.text = photo.title"
        ),
        .changed(
            "C3",
            "every section is full",
            dataSource,
            "section == 0 ? items.count : 0",
            "section == 0 || MUT ? items.count : 0"
        ),
        .changed(
            "D1",
            "nothing is sorted",
            "Sources/Photos/Photo+Extensions.swift",
            "        sorted {",
            "        MUT ? Array(self) : sorted {"
        ),
        .changed("D2", "a saved copy is ignored", archive, "if let saved =", "if !MUT, let saved ="),
        .dropped("D2", "a failed save is silent", archive, "throw StoreError.unsaved(name)"),
        .changed("D3", "a change is told to nobody", bag, "listener?.hear()", "if !MUT { listener?.hear() }"),
        .changed("E1", "the grey is another", theme, "black1: .grey(38)", "black1: .grey(MUT ? 37 : 38)"),
        .changed(
            "E2",
            "the theme cannot be set",
            provider,
            "set { state.value = newValue }",
            "set { if !MUT { state.value = newValue } }"
        ),
        .dropped(
            "E2",
            "a cell does not follow the theme",
            "Sources/Photos/PhotoCell.swift",
            "self?.backgroundColor = .photoBackground"
        ),
        .dropped("E3", "a label is not set up", label, "        setup()"),
    ]
}

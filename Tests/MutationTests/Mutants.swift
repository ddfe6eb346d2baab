// A table: one mutant a row.

extension Mutant {
    /// Every mutant there is; no two of them touch the same text, so that one build holds them all.
    static let all = core + detail + form + selection + settings + options + restoring + sources + parts

    /// Those of the core and of the screens that list many models.
    static let core: [Mutant] = [
        Mutant(
            "A2",
            "overlay: fades for half the time",
            .expression,
            in: "GalleryCore/Screens/Overlay.swift",
            "0.4",
            "0.2",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A2",
            "overlay: laid although it is there",
            .expression,
            in: "GalleryCore/Screens/Overlay.swift",
            "shown?.superview !== screen",
            "true",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A2",
            "overlay: laid at the back",
            in: "GalleryCore/Screens/Overlay.swift",
            "screen.addSubview(view)",
            "screen.insertSubview(view, at: 0)",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A2",
            "overlay: not taken away",
            in: "GalleryCore/Screens/Overlay.swift",
            "if self?.shown !== view { view.removeFromSuperview() }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A2",
            "loading view: none",
            .expression,
            in: "Photos/PhotosViewController.swift",
            #"MessageView("Loading photos…")"#,
            "nil",
            seenBy: "PhotosTests"
        ),
        Mutant(
            "A2",
            "empty view: never shown",
            in: "GalleryCore/Screens/GalleryViewController+Content.swift",
            "if (value as? any Collection)?.isEmpty == true { showEmpty(animated: true) }",
            seenBy: "AlbumsTests"
        ),
        Mutant(
            "A2",
            "error view: without the reason",
            .expression,
            in: "Photos/PhotosViewController.swift",
            "failure",
            "nil",
            seenBy: "PhotosTests"
        ),
        Mutant(
            "A2",
            "error view: tries nothing again",
            .expression,
            in: "Albums/AlbumsViewController.swift",
            #"UIAction(title: "Try Again") { [weak self] _ in self?.loadData() }"#,
            #"UIAction(title: "Try Again") { _ in }"#,
            seenBy: "AlbumsTests"
        ),
        Mutant(
            "A3",
            "background dropped",
            in: "GalleryCore/Screens/GalleryViewController.swift",
            "view.backgroundColor = .appOffWhite",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A4",
            "life: createFields dropped",
            in: "GalleryCore/Screens/GalleryViewController.swift",
            "        createFields()",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A4",
            "life: events before views",
            in: "GalleryCore/Screens/GalleryViewController.swift",
            """
            do { try createViews() } catch { failure = error }
                    createEvents()
            """,
            "createEvents(); do { try createViews() } catch { failure = error }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A4",
            "life: loadData dropped",
            in: "GalleryCore/Screens/GalleryViewController.swift",
            "if failure == nil { loadData() } else { showError(animated: false) }",
            "if failure != nil { showError(animated: false) }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A4",
            "life: cleanData dropped",
            in: "GalleryCore/Screens/GalleryViewController.swift",
            "        cleanData()",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A4",
            "life: foreground unheard",
            in: "GalleryCore/Screens/GalleryViewController.swift",
            "upkeep.observe(UIApplication.willEnterForegroundNotification) { [weak self] in self?.enterForeground() }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A5",
            "leave: destroyEvents dropped",
            in: "GalleryCore/Screens/GalleryViewController.swift",
            "        destroyEvents()",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A5",
            "leave: destroyViews dropped",
            in: "GalleryCore/Screens/GalleryViewController.swift",
            "        destroyViews()",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A5",
            "leave: destroyFields dropped",
            in: "GalleryCore/Screens/GalleryViewController.swift",
            "        destroyFields()",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A5",
            "leave: disappearing ignored",
            in: "GalleryCore/Screens/GalleryViewController.swift",
            "departed?.tearDownScreens()",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A5",
            "leave: removal from the parent ignored",
            in: "GalleryCore/Screens/GalleryViewController.swift",
            "if parent == nil { tearDownScreens() }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A5",
            "leave: torn down twice",
            in: "GalleryCore/Screens/GalleryViewController.swift",
            "guard isAlive else { return }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A5",
            "leave: a covered screen leaves",
            .expression,
            in: "GalleryCore/Screens/UIViewController+Leaving.swift",
            "presentedViewController == nil",
            "true",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A5",
            "leave: children forgotten",
            in: "GalleryCore/Screens/UIViewController+Leaving.swift",
            "for child in children { child.tearDownScreens() }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A5",
            "return: not begun anew",
            .expression,
            in: "GalleryCore/Screens/GalleryViewController.swift",
            "!isAlive",
            "false",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A5",
            "capture: the action holds the screen",
            in: "Photos/PhotosViewController.swift",
            "events.on(.touchUpInside, of: reload) { [weak self] in self?.loadData() }",
            "events.on(.touchUpInside, of: reload) { self.loadData() }",
            seenBy: "PhotosTests"
        ),
        Mutant(
            "A5",
            "capture: the theme holds a label",
            in: "GalleryCore/Controls/GalleryLabel.swift",
            "events.followTheme { [weak self] in self?.applyTheme() }",
            "events.followTheme { self.applyTheme() }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A6",
            "fields: title dropped",
            in: "Photos/PhotosViewController.swift",
            #"title = "Photos""#,
            seenBy: "PhotosTests"
        ),
        Mutant(
            "A6",
            "fields: data source kept",
            in: "Photos/PhotosViewController.swift",
            "        dataSource = nil",
            seenBy: "PhotosTests"
        ),
        Mutant(
            "A6",
            "views: controls kept",
            in: "Albums/AlbumsViewController.swift",
            "(summary, reload, grid) = (nil, nil, nil)",
            seenBy: "AlbumsTests"
        ),
        Mutant(
            "A6",
            "events: action dropped",
            in: "Albums/AlbumsViewController.swift",
            "events.on(.touchUpInside, of: reload) { [weak self] in self?.loadData() }",
            seenBy: "AlbumsTests"
        ),
        Mutant(
            "A6",
            "events: delegate dropped",
            in: "Photos/PhotosViewController.swift",
            "table?.delegate = self",
            seenBy: "PhotosTests"
        ),
        Mutant(
            "A6",
            "events: bag keeps actions",
            in: "GalleryCore/Screens/EventBag.swift",
            "for remove in removals { remove() }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A6",
            "events: notification unheard",
            in: "GalleryCore/Screens/EventBag.swift",
            "listener?.hear()",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A6",
            "data: shown after the screen left",
            in: "GalleryCore/Screens/GalleryViewController+Content.swift",
            "guard !Task.isCancelled else { return }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A6",
            "data: list not reloaded",
            in: "Photos/PhotosViewController.swift",
            "self?.table?.reloadData()",
            seenBy: "PhotosTests"
        ),
        Mutant(
            "B1",
            "content: does not fill the screen",
            in: "GalleryCore/Screens/GalleryViewController+Content.swift",
            "content.frame = view.bounds",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "B1",
            "content: does not follow the screen",
            in: "GalleryCore/Screens/GalleryViewController+Content.swift",
            "content.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "B2",
            "tag: twice goes unnoticed",
            .expression,
            in: "GalleryCore/Screens/XibView.swift",
            "tagged.count == 1",
            "true",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "B2",
            "tag: dropped from the xib",
            .xib,
            in: "Photos/Resources/PhotosView.xib",
            #"tag="300" "#,
            seenBy: "PhotosTests"
        ),
        Mutant(
            "B2",
            "tag: another in the xib",
            .xib,
            in: "Albums/Resources/AlbumsView.xib",
            #"tag="200""#,
            #"tag="201""#,
            seenBy: "AlbumsTests"
        ),
        Mutant(
            "B2",
            "tag: twice in the xib",
            .xib,
            in: "Photos/Resources/PhotosView.xib",
            #"tag="100""#,
            #"tag="200""#,
            seenBy: "PhotosTests"
        ),
        Mutant(
            "B2",
            "class: another in the xib",
            .xib,
            in: "Albums/Resources/AlbumsView.xib",
            #" customClass="GalleryLabel" customModule="GalleryCore""#,
            seenBy: "AlbumsTests"
        ),
        Mutant(
            "C1",
            "data source: none",
            in: "Photos/PhotosViewController.swift",
            "dataSource = PhotosDataSource(items: [])",
            seenBy: "PhotosTests"
        ),
        Mutant(
            "C1",
            "data source: not attached",
            in: "Albums/AlbumsViewController.swift",
            "dataSource?.attach(to: grid)",
            seenBy: "AlbumsTests"
        ),
        Mutant(
            "C1",
            "data source: the table is not told",
            in: "GalleryCore/Lists/ArrayDataSource.swift",
            "table?.dataSource = self",
            seenBy: "PhotosTests"
        ),
        Mutant(
            "C1",
            "data source: every section is full",
            .expression,
            in: "GalleryCore/Lists/ArrayDataSource.swift",
            "self.section(section)?.items.count ?? 0",
            "items.count",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "C2",
            "cell: title dropped",
            in: "Photos/PhotoCell+Configure.swift",
            "titleLabel.text = photo.title",
            seenBy: "PhotosTests"
        ),
        Mutant(
            "C2",
            "cell: details dropped",
            in: "Albums/AlbumCell+Configure.swift",
            "detailLabel.text = album.detailText",
            seenBy: "AlbumsTests"
        ),
        Mutant(
            "C3",
            "data source: cells left blank",
            in: "Photos/PhotosDataSource.swift",
            "cell.configure(for: photo)",
            seenBy: "PhotosTests.PhotosDataSourceTests"
        ),
        Mutant(
            "C3",
            "data source: cells left blank in the grid",
            in: "Albums/AlbumsDataSource.swift",
            "cell.configure(for: album)",
            seenBy: "AlbumsTests.AlbumsDataSourceTests"
        ),
        Mutant(
            "D1",
            "model: recent for ever",
            .expression,
            in: "Photos/Photo+Extensions.swift",
            "(0..<Self.week)",
            "(0..<Self.week * 9)",
            seenBy: "PhotosTests"
        ),
        Mutant(
            "D1",
            "model: owner left out",
            .expression,
            in: "Albums/Album+Extensions.swift",
            "owner.name",
            "nil",
            seenBy: "AlbumsTests"
        ),
        Mutant(
            "D2",
            "store: not in order",
            .expression,
            in: "Photos/PhotoStore.swift",
            "try await archive.load().inOrder()",
            "try await archive.load()",
            seenBy: "PhotosTests"
        ),
        Mutant(
            "D2",
            "store: saves nothing",
            in: "Albums/AlbumStore.swift",
            "try await archive.save(albums)",
            seenBy: "AlbumsTests"
        ),
        Mutant(
            "D2",
            "store: failed save keeps quiet",
            in: "GalleryCore/Stores/JSONArchive.swift",
            "throw StoreError.unsaved(name)",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "store: saved copy ignored",
            in: "GalleryCore/Stores/JSONArchive.swift",
            "if isSaved { return try value(at: copy) }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "store: what cannot be read is written over",
            in: "GalleryCore/Stores/JSONArchive.swift",
            "if isSaved { _ = try self.value(at: copy) }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "store: developers are not told which key is missing",
            .expression,
            in: "GalleryCore/Stores/Error+Reason.swift",
            "(context.codingPath + [key]).place",
            "context.codingPath.place",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "store: pretends to save",
            in: "Photos/PhotoStore.swift",
            "throw StoreError.readOnly",
            seenBy: "PhotosTests"
        ),
        Mutant(
            "D3",
            "state: change untold",
            in: "GalleryCore/Stores/SharedState.swift",
            "center.post(name: didChange, object: nil)",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D3",
            "state: untold at first",
            in: "GalleryCore/Screens/EventBag.swift",
            "        handler(state.value)",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "E1",
            "font: bold is plain",
            .expression,
            in: "GalleryCore/Theme/UIFont+Gallery.swift",
            "ThemeProvider.shared.theme.boldWeight",
            "ThemeProvider.shared.theme.weight",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "E1",
            "colour: grey of 256",
            .expression,
            in: "GalleryCore/Theme/UIColor+Gallery.swift",
            "CGFloat(value) / 255",
            "CGFloat(value) / 256",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "E2",
            "theme: cannot be set",
            in: "GalleryCore/Theme/ThemeProvider.swift",
            "state.value = newValue",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "E2",
            "theme provider: tells of the theme that is in use",
            .expression,
            in: "GalleryCore/Theme/ThemeProvider.swift",
            "newValue != state.value",
            "true",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "E2",
            "theme: screens do not follow",
            in: "GalleryCore/Screens/GalleryViewController.swift",
            "upkeep.followTheme { [weak self] in self?.applyTheme() }",
            "applyTheme()",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "E2",
            "theme: cells do not follow",
            in: "Photos/PhotoCell.swift",
            "events.followTheme { [weak self] in self?.backgroundColor = .photoBackground }",
            "backgroundColor = .photoBackground",
            seenBy: "PhotosTests"
        ),
        Mutant(
            "E2",
            "theme: tables do not follow",
            in: "GalleryCore/Controls/GalleryTableView.swift",
            "events.followTheme { [weak self] in self?.backgroundColor = .appOffWhite }",
            "backgroundColor = .appOffWhite",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "E3",
            "label: no setup from a xib",
            in: "GalleryCore/Controls/GalleryLabel.swift",
            """
            super.init(coder: coder)
                    setup()
            """,
            "super.init(coder: coder)",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "E3",
            "label: no setup in code",
            in: "GalleryCore/Controls/GalleryLabel.swift",
            """
            super.init(frame: frame)
                    setup()
            """,
            "super.init(frame: frame)",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "E3",
            "text field: no setup from a xib",
            in: "GalleryCore/Controls/GalleryTextField.swift",
            """
            super.init(coder: coder)
                    setup()
            """,
            "super.init(coder: coder)",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "E3",
            "text view: no setup from a xib",
            in: "GalleryCore/Controls/GalleryTextView.swift",
            """
            super.init(coder: coder)
                    setup()
            """,
            "super.init(coder: coder)",
            seenBy: "GalleryCoreTests"
        ),
    ]
}

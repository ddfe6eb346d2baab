// A table: one mutant a row.

extension Mutant {
    /// Those of a screen that shows one model, and of the page that it stands on.
    static let detail: [Mutant] = [
        Mutant(
            "A2",
            "detail: no loading view",
            .expression,
            in: "Profile/ProfileViewController.swift",
            #"MessageView("Loading the person…")"#,
            "nil",
            seenBy: "ProfileTests"
        ),
        Mutant(
            "A2",
            "detail: error view without the reason",
            .expression,
            in: "Profile/ProfileViewController.swift",
            "failure",
            "nil",
            seenBy: "ProfileTests"
        ),
        Mutant(
            "A5",
            "capture: trying again holds a detail",
            .expression,
            in: "Profile/ProfileViewController.swift",
            #"UIAction(title: "Try Again") { [weak self] _ in self?.loadData() }"#,
            #"UIAction(title: "Try Again") { _ in self.loadData() }"#,
            seenBy: "ProfileTests"
        ),
        Mutant(
            "A6",
            "fields: a detail's title dropped",
            in: "Profile/ProfileViewController.swift",
            #"title = "Profile""#,
            seenBy: "ProfileTests"
        ),
        Mutant(
            "A6",
            "views: a detail's controls kept",
            in: "Profile/ProfileViewController.swift",
            "controls = nil",
            seenBy: "ProfileTests"
        ),
        Mutant(
            "A6",
            "data: not shown in a detail",
            in: "Profile/ProfileViewController.swift",
            "self?.controls?.configure(for: person)",
            seenBy: "ProfileTests"
        ),
        Mutant(
            "B1",
            "content: none in a detail",
            in: "Profile/ProfileViewController.swift",
            "fill(with: controls.root)",
            seenBy: "ProfileTests"
        ),
        Mutant(
            "B1",
            "page: its column stays as drawn",
            in: "GalleryCore/Controls/GalleryPageView.swift",
            "column.frame = CGRect(x: Self.margin, y: Self.margin, width: width, height: height)",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "B1",
            "page: cannot be scrolled",
            in: "GalleryCore/Controls/GalleryPageView.swift",
            "scroll.contentSize = CGSize(width: bounds.width, height: height + 2 * Self.margin)",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "B2",
            "tag: dropped from a detail's xib",
            .xib,
            in: "Profile/Resources/ProfileView.xib",
            #"tag="300" "#,
            seenBy: "ProfileTests"
        ),
        Mutant(
            "B2",
            "tag: twice in a detail's xib",
            .xib,
            in: "Profile/Resources/ProfileView.xib",
            #"tag="500""#,
            #"tag="400""#,
            seenBy: "ProfileTests"
        ),
        Mutant(
            "C2",
            "controls: text dropped",
            in: "Profile/ProfileControls+Configure.swift",
            "nameLabel.text = person.name",
            seenBy: "ProfileTests"
        ),
        Mutant(
            "C2",
            "controls: switch dropped",
            in: "Profile/ProfileControls+Configure.swift",
            "isMemberSwitch.isOn = person.isMember",
            seenBy: "ProfileTests"
        ),
        Mutant(
            "C2",
            "controls: picture dropped",
            in: "Profile/ProfileControls+Configure.swift",
            "portraitView.image = person.portrait.flatMap { UIImage(data: $0) }",
            seenBy: "ProfileTests"
        ),
        Mutant(
            "C2",
            "controls: nothing said of what is missing",
            .expression,
            in: "Profile/ProfileControls+Configure.swift",
            #""–""#,
            #""""#,
            seenBy: "ProfileTests"
        ),
        Mutant(
            "D2",
            "store: of one, another file",
            .expression,
            in: "Profile/PersonStore.swift",
            #""person""#,
            #""people""#,
            seenBy: "ProfileTests"
        ),
        Mutant(
            "E1",
            "controls: no title font",
            in: "Profile/ProfileControls.swift",
            "nameLabel.setStyle(font: .personTitle, color: .personTitle)",
            seenBy: "ProfileTests"
        ),
    ]
}

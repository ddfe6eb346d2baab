// A table: one mutant a row.

extension Mutant {
    /// Those of what is made by itself: a model, a control, a cell, a state, a theme, a store.
    static let parts: [Mutant] = [
        Mutant(
            "D1",
            "model: always recent",
            .expression,
            in: "GalleryCore/Models/Note+Extensions.swift",
            "(0..<Self.week).contains(date.timeIntervalSince(pinnedAt))",
            "true",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D1",
            "model: in no order",
            .expression,
            in: "GalleryCore/Models/Note+Extensions.swift",
            "sorted { ($1.pinnedAt ?? .distantPast, $0.id) < ($0.pinnedAt ?? .distantPast, $1.id) }",
            "Array(self)",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D1",
            "model: detail without the date",
            .expression,
            in: "GalleryCore/Models/Note+Extensions.swift",
            "pinnedAt?.formatted(date: .abbreviated, time: .omitted)",
            "nil",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "E3",
            "control: no setup from a xib",
            in: "GalleryCore/Controls/Badge.swift",
            """
            super.init(coder: coder)
                    setup()
            """,
            "super.init(coder: coder)",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "E3",
            "control: no setup in code",
            in: "GalleryCore/Controls/Badge.swift",
            """
            super.init(frame: frame)
                    setup()
            """,
            "super.init(frame: frame)",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "E2",
            "control: held by the theme",
            in: "GalleryCore/Controls/Badge.swift",
            "events.followTheme { [weak self] in self?.applyTheme() }",
            "events.followTheme { self.applyTheme() }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "E2",
            "control: font kept",
            in: "GalleryCore/Controls/Badge.swift",
            "font = .boldAppFont(ofSize: font.pointSize)",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "E2",
            "control: colour kept",
            in: "GalleryCore/Controls/Badge.swift",
            "textColor = .appBlack1",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "C2",
            "card: title not shown",
            in: "Photos/PhotoCard+Configure.swift",
            "titleLabel.text = photo.title",
            seenBy: "PhotosTests"
        ),
        Mutant(
            "C2",
            "card: detail not shown",
            in: "Photos/PhotoCard+Configure.swift",
            "detailLabel.text = photo.createdAt.formatted(date: .abbreviated, time: .omitted)",
            seenBy: "PhotosTests"
        ),
        Mutant(
            "E3",
            "card: no setup in code",
            in: "Photos/PhotoCard.swift",
            """
            super.init(style: style, reuseIdentifier: reuseIdentifier)
                    setup()
            """,
            "super.init(style: style, reuseIdentifier: reuseIdentifier)",
            seenBy: "PhotosTests"
        ),
        Mutant(
            "E2",
            "card: background kept",
            in: "Photos/PhotoCard.swift",
            "events.followTheme { [weak self] in self?.backgroundColor = .photoCardBackground }",
            "backgroundColor = .photoCardBackground",
            seenBy: "PhotosTests"
        ),
        Mutant(
            "E2",
            "card: detail in the plain style",
            in: "Photos/PhotoCard.swift",
            "detailLabel.setStyle(font: .photoCardDetail, color: .photoCardDetail)",
            seenBy: "PhotosTests"
        ),
        Mutant(
            "D3",
            "state: begins with nothing",
            in: "GalleryCore/Stores/Selection.swift",
            "self.photoID = SharedState(photoID)",
            "self.photoID = SharedState(nil)",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "E2",
            "theme: not to be chosen",
            .expression,
            in: "GalleryCore/Theme/Theme.swift",
            "[day, night, sepia]",
            "[day, night]",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "E2",
            "theme: the name of another",
            .expression,
            in: "GalleryCore/Theme/Theme+Sepia.swift",
            #""Sepia""#,
            #""Day""#,
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "E2",
            "theme: text that cannot be read",
            .expression,
            in: "GalleryCore/Theme/Theme+Sepia.swift",
            ".grey(64)",
            ".grey(240)",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "E2",
            "theme: the pattern of another",
            .expression,
            in: "GalleryCore/Theme/Theme+Sepia.swift",
            #""PatternSepia""#,
            #""PatternDay""#,
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "store: not in the order in which they were saved",
            in: "GalleryCore/Stores/NotesStore.swift",
            "return NotesStore(notes: archive.load, save: archive.save)",
            "return NotesStore(notes: { try await archive.load().reversed() }, save: archive.save)",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "store: keeps nothing",
            .expression,
            in: "GalleryCore/Stores/NotesStore.swift",
            #"VersionedFile<[Note]>("notes-store", in: .module, keptIn: folder)"#,
            #"VersionedFile<[Note]>("notes-store", in: .module, keptIn: folder.appending(path: "\(UUID())"))"#,
            seenBy: "GalleryCoreTests"
        ),
    ]
}

// A table: one mutant a row.

extension Mutant {
    /// Those of the stores that keep models elsewhere than in JSON.
    static let sources: [Mutant] = [
        Mutant(
            "D2",
            "archive: objects are not linked",
            in: "GalleryCore/Stores/Archives/ArchiveContents.swift",
            "links.append { try object.link(from: decoder) }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "archive: a date is of no class that others know",
            .expression,
            in: "GalleryCore/Stores/Archives/ArchivedPlainly.swift",
            #""NSDate""#,
            #""Date""#,
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "archive: what was saved is not read",
            in: "GalleryCore/Stores/Archives/KeyedArchive.swift",
            "if isSaved { return try value(at: copy) }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "archive: what cannot be read is written over",
            in: "GalleryCore/Stores/Archives/KeyedArchive.swift",
            "if isSaved { _ = try self.value(at: copy) }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "archive: nothing is written",
            in: "GalleryCore/Stores/Archives/KeyedArchive.swift",
            "try data.write(to: copy, options: .atomic)",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "archive: another one",
            .expression,
            in: "Albums/AlbumStore.swift",
            #""albums""#,
            #""album""#,
            seenBy: "AlbumsTests"
        ),
        Mutant(
            "D2",
            "file: a newer version is taken for damage",
            in: "GalleryCore/Stores/Files/VersionedFile.swift",
            "guard found <= version else { throw NewerVersion(file: name) }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "file: what cannot be read is written over",
            in: "GalleryCore/Stores/Files/VersionedFile.swift",
            "if isSaved { _ = try self.value() }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "file: developers are not told what is wrong in it",
            .expression,
            in: "GalleryCore/Stores/Files/VersionedFile.swift",
            "error.reason",
            #""""#,
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "file: an earlier version stays as it is",
            in: "GalleryCore/Stores/Files/VersionedFile.swift",
            "for migration in migrations.dropFirst(found - 1) { data = try migration.migrate(data) }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "file: nothing is written",
            in: "GalleryCore/Stores/Files/VersionedFile.swift",
            "try write(contents.data(), file)",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "file: a failed save says nothing",
            in: "GalleryCore/Stores/Files/VersionedFile.swift",
            "throw StoreError.unsaved(name)",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "file: another one",
            .expression,
            in: "ReviewForm/ReviewStore.swift",
            #""review""#,
            #""reviews""#,
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "D2",
            "web: asked again at once",
            in: "GalleryCore/Stores/Web/WebService.swift",
            "try await wait(.seconds(seconds))",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "web: asked again although called off",
            in: "GalleryCore/Stores/Web/WebService.swift",
            "try Task.checkCancellation()",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "web: a refusal is taken for an answer",
            in: "GalleryCore/Stores/Web/WebService.swift",
            "guard (200..<300).contains(answer.status) else { throw WebServiceError.refused(answer.status) }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "web: developers are not told what is wrong in an answer",
            .expression,
            in: "GalleryCore/Stores/Web/WebService.swift",
            "error.reason",
            #""""#,
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "web: what is refused is asked for again",
            .expression,
            in: "GalleryCore/Stores/Web/WebServiceError.swift",
            "status == 408 || status == 429 || status >= 500",
            "true",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "web: saving asks instead",
            in: "GalleryCore/Stores/Web/WebRequest+Answer.swift",
            "request.httpMethod = method",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D2",
            "web: as the service has them, not in order",
            .expression,
            in: "News/NewsItemStore.swift",
            "service.load().inOrder()",
            "service.load()",
            seenBy: "NewsTests"
        ),
    ]
}

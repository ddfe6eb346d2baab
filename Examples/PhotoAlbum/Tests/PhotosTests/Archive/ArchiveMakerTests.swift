import PhotoAlbumCore
import Testing

@Suite struct ArchiveMakerTests {
    private static let destination = ProcessInfo.processInfo.environment["PHOTO_ARCHIVE"]

    /// How the archive came to be: `PHOTO_ARCHIVE=photos.archive swift test --filter ArchiveMakerTests`.
    @Test(.enabled(if: destination != nil))
    func `the archive is made where the environment says`() throws {
        try ArchiveMaker().data.write(to: URL(filePath: #require(Self.destination)))
    }
}

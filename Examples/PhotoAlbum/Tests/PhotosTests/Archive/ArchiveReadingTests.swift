import PhotoAlbumCore
import Testing

@testable import Photos

@Suite struct ArchiveReadingTests {
    private let album: Album

    init() async throws {
        album = try await KeyedArchive<Album>("photos", in: PhotoStore.bundle, keptIn: .temporaryDirectory).load()
    }

    @Test func `the archive that came with the app is the one that its maker makes`() throws {
        #expect(try KeyedArchiveDecoder().decode(Album.self, from: ArchiveMaker().data) == album)
    }

    @Test func `there are photos and users`() {
        #expect(album.photos.count == 200)
        #expect(album.users.count == 188)
    }

    @Test func `every photo has an id and a user`() {
        #expect(album.photos.allSatisfy { $0.id != 0 })
        #expect(Set(album.photos.map(\.id)).count == 200)
        #expect(album.photos.allSatisfy { photo in photo.user.photos.contains { $0.id == photo.id } })
    }

    @Test func `every photo but one has a name, and each its own date`() {
        #expect(album.photos.count { $0.name == nil } == 1)
        #expect(Set(album.photos.map(\.creationDate)).count == 200)
    }

    @Test func `every user has an id, a username and at least one photo`() {
        #expect(album.users.allSatisfy { $0.id != 0 && !$0.username.isEmpty && !$0.photos.isEmpty })
        #expect(album.users.count { $0.numberOfPhotosTaken == 1 } == 176)
        #expect(album.users.count { $0.numberOfPhotosTaken == 2 } == 12)
    }

    @Test func `most users have a first and a last name, and some lack one`() {
        #expect(album.users.count { $0.firstName == nil } == 4)
        #expect(album.users.count { $0.lastName == nil } == 6)
        #expect(album.users.allSatisfy { !$0.fullName.isEmpty })
    }

    @Test func `ratings lie between three and five stars`() {
        let ratings = album.photos.map(\.rating)
        #expect(abs((ratings.min() ?? 0) - 98.4) < 0.01)
        #expect(abs((ratings.max() ?? 0) - 99.7) < 0.01)
        #expect(Set(album.photos.map { ($0.adjustedRating * 5).rounded(.up) }) == [3, 4, 5])
    }

    @Test func `read as objects, a photo holds the very user who holds it`() throws {
        struct Objects: Decodable {
            let users: [ArchivedUser]
            let photos: [ArchivedPhoto]
        }
        let file = try #require(PhotoStore.bundle.url(forResource: "photos", withExtension: "archive"))
        let objects = try KeyedArchiveDecoder().decode(Objects.self, from: Data(contentsOf: file))
        #expect(objects.users.count == 188)
        for photo in objects.photos {
            let user = try #require(photo.user)
            #expect(user.photos.contains { $0 === photo })
            #expect(objects.users.contains { $0 === user })
        }
    }
}

import PhotoAlbumCore
import Testing

@testable import Photos

@Suite struct PhotoTests {
    private let day: TimeInterval = 24 * 60 * 60
    private let now = Date(timeIntervalSince1970: 1_718_452_800)

    @Test func `a photo is recent for a week`() {
        #expect(Photo.sample(creationDate: now).isRecent(at: now))
        #expect(Photo.sample(creationDate: now - 6.9 * day).isRecent(at: now))
        #expect(!Photo.sample(creationDate: now - 7 * day).isRecent(at: now))
    }

    @Test func `a photo of the future is not recent yet`() {
        #expect(!Photo.sample(creationDate: now + day).isRecent(at: now))
    }

    @Test func `the newest come first, and the id decides between equals`() {
        let photos = [
            Photo.sample(id: 3, creationDate: now - day),
            Photo.sample(id: 2, creationDate: now),
            Photo.sample(id: 1, creationDate: now - day),
        ]
        #expect(photos.inOrder().map(\.id) == [2, 1, 3])
    }

    @Test func `the detail is the date and the time`() {
        #expect(Photo.sample(creationDate: now).detailText == now.formatted(date: .abbreviated, time: .standard))
    }

    @Test(arguments: [(97.0, 0.0), (98.5, 0.5), (100, 1), (96, 0)])
    func `ratings from 97 to 100 become a share, lower ones nothing`(rating: Double, share: Double) {
        #expect(abs(Photo.sample(rating: rating).adjustedRating - share) < 0.0001)
    }

    @Test func `the author is the user, by the full name`() {
        #expect(Photo.sample().authorFullName == "Ada Moreno")
    }

    @Test func `the summary counts the photos and the recent ones`() {
        let photos = [Photo.sample(creationDate: now), Photo.sample(creationDate: now - 30 * day)]
        #expect(photos.summary(at: now) == "2 photos, 1 new")
        #expect(photos.prefix(1).summary(at: now) == "1 photo, 1 new")
    }
}

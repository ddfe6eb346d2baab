import GalleryCore
import Testing

@testable import Photos

@Suite struct PhotoTests {
    private let day: TimeInterval = 24 * 60 * 60
    private let now = Date(timeIntervalSince1970: 1_718_452_800)

    @Test func `a photo is recent for a week`() {
        #expect(Photo.sample(createdAt: now).isRecent(at: now))
        #expect(Photo.sample(createdAt: now - 6.9 * day).isRecent(at: now))
        #expect(!Photo.sample(createdAt: now - 7 * day).isRecent(at: now))
    }

    @Test func `a photo of the future is not recent yet`() {
        #expect(!Photo.sample(createdAt: now + day).isRecent(at: now))
    }

    @Test func `the newest come first, and the id decides between equals`() {
        let photos = [
            Photo.sample(id: 3, createdAt: now - day),
            Photo.sample(id: 2, createdAt: now),
            Photo.sample(id: 1, createdAt: now - day),
        ]
        #expect(photos.inOrder().map(\.id) == [2, 1, 3])
    }

    @Test func `the detail says when it was created`() {
        #expect(Photo.sample(createdAt: now).detailText.contains(now.formatted(date: .abbreviated, time: .omitted)))
    }

    @Test func `the summary counts the photos and the recent ones`() {
        let photos = [Photo.sample(createdAt: now), Photo.sample(createdAt: now - 30 * day)]
        #expect(photos.summary(at: now) == "2 photos, 1 new")
        #expect(photos.prefix(1).summary(at: now) == "1 photo, 1 new")
    }
}

import GalleryCore
import Testing

@testable import Albums

@Suite struct AlbumTests {
    private let day: TimeInterval = 24 * 60 * 60
    private let now = Date(timeIntervalSince1970: 1_718_452_800)

    @Test func `an album is recent for a week`() {
        #expect(Album.sample(releasedOn: now).isRecent(at: now))
        #expect(Album.sample(releasedOn: now - 6.9 * day).isRecent(at: now))
        #expect(!Album.sample(releasedOn: now - 7 * day).isRecent(at: now))
    }

    @Test func `an album of the future is not recent yet`() {
        #expect(!Album.sample(releasedOn: now + day).isRecent(at: now))
    }

    @Test func `an album that was never released is not recent`() {
        #expect(!Album.sample(releasedOn: nil).isRecent(at: now))
    }

    @Test func `the newest come first, and the id decides between equals`() {
        let albums = [
            Album.sample(id: 4, releasedOn: nil),
            Album.sample(id: 3, releasedOn: now - day),
            Album.sample(id: 2, releasedOn: now),
            Album.sample(id: 1, releasedOn: now - day),
        ]
        #expect(albums.inOrder().map(\.id) == [2, 1, 3, 4])
    }

    @Test func `the detail says each field but the title`() {
        let detail = Album.sample(releasedOn: now).detailText
        #expect(detail.contains("12"))
        #expect(detail.contains(now.formatted(date: .abbreviated, time: .omitted)))
        #expect(detail.contains("First name"))
    }

    @Test func `what is missing leaves no gap in the detail`() {
        #expect(Album.samples[2].detailText.split(separator: " · ").count == 2)
    }

    @Test func `the summary counts the albums and the recent ones`() {
        let albums = [Album.sample(releasedOn: now), Album.sample(releasedOn: now - 30 * day)]
        #expect(albums.summary(at: now) == "2 albums, 1 new")
        #expect(albums.prefix(1).summary(at: now) == "1 album, 1 new")
    }
}

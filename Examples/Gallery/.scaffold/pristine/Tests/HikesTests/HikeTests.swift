import GalleryCore
import Testing

@testable import Hikes

@Suite struct HikeTests {
    private let day: TimeInterval = 24 * 60 * 60
    private let now = Date(timeIntervalSince1970: 1_718_452_800)

    @Test func `a hike is recent for a week`() {
        #expect(Hike.sample(startsOn: now).isRecent(at: now))
        #expect(Hike.sample(startsOn: now - 6.9 * day).isRecent(at: now))
        #expect(!Hike.sample(startsOn: now - 7 * day).isRecent(at: now))
    }

    @Test func `a hike of the future is not recent yet`() {
        #expect(!Hike.sample(startsOn: now + day).isRecent(at: now))
    }

    @Test func `the newest come first, and the id decides between equals`() {
        let hikes = [
            Hike.sample(id: 3, startsOn: now - day),
            Hike.sample(id: 2, startsOn: now),
            Hike.sample(id: 1, startsOn: now - day),
        ]
        #expect(hikes.inOrder().map(\.id) == [2, 1, 3])
    }

    @Test func `the detail says when it starts`() {
        #expect(Hike.sample(startsOn: now).detailText.contains(now.formatted(date: .abbreviated, time: .omitted)))
    }

    @Test func `the summary counts the hikes and the recent ones`() {
        let hikes = [Hike.sample(startsOn: now), Hike.sample(startsOn: now - 30 * day)]
        #expect(hikes.summary(at: now) == "2 hikes, 1 new")
        #expect(hikes.prefix(1).summary(at: now) == "1 hike, 1 new")
    }
}

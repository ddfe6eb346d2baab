import GalleryCore
import Hikes

extension Hike {
    /// A hike like the first sample, but for what is said.
    static func sample(
        id: Int = 1,
        title: String = "First title",
        startsOn: Date = Date(timeIntervalSince1970: 1_748_768_400)
    ) -> Hike {
        Hike(id: id, title: title, startsOn: startsOn)
    }

    static let samples = [
        sample(),
        sample(id: 2, title: "Second title", startsOn: Date(timeIntervalSince1970: 1_745_571_600)),
        sample(id: 3, title: "Third title", startsOn: Date(timeIntervalSince1970: 1_742_374_800)),
    ]
}

extension HikeStore {
    static let sample = HikeStore(hikes: { Hike.samples })
    static let empty = HikeStore(hikes: { [] })
    static let failing = HikeStore(hikes: { throw StoreError.missing("hikes.json") })

    static let endless = HikeStore(hikes: {
        try await Task.sleep(for: .seconds(600))
        return []
    })

    /// Fails at first, then has the samples; `attempts` counts how often it is asked.
    static func recovering(_ attempts: Attempts) -> HikeStore {
        HikeStore(hikes: {
            if await attempts.next() == 1 { throw StoreError.unreadable("hikes.json", because: "it is torn") }
            return Hike.samples
        })
    }
}

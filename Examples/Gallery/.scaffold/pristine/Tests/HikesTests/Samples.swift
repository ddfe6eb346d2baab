import GalleryCore
import Hikes

extension Hike {
    static let samples = [
        Hike(id: 1, title: "First title", startsOn: Date(timeIntervalSince1970: 1_748_768_400)),
        Hike(id: 2, title: "Second title", startsOn: Date(timeIntervalSince1970: 1_745_571_600)),
        Hike(id: 3, title: "Third title", startsOn: Date(timeIntervalSince1970: 1_742_374_800)),
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
            if await attempts.next() == 1 { throw StoreError.unreadable("hikes.json") }
            return Hike.samples
        })
    }
}

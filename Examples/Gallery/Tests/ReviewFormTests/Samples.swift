import GalleryCore
import ReviewForm

extension Review {
    /// A review like the first sample, but for what is said.
    static func sample(
        id: Int = 1,
        title: String = "First title",
        stars: Int = 12,
        isPublic: Bool = true,
        visitedOn: Date = Date(timeIntervalSince1970: 1_748_768_400),
        price: Decimal? = 9.5,
        site: URL? = URL(string: "https://example.com/site/1")
    ) -> Review {
        Review(id: id, title: title, stars: stars, isPublic: isPublic, visitedOn: visitedOn, price: price, site: site)
    }

    static let samples = [
        sample(),
        sample(
            id: 2,
            title: "Second title",
            stars: 19,
            isPublic: false,
            visitedOn: Date(timeIntervalSince1970: 1_745_571_600),
            price: 11.5,
            site: URL(string: "https://example.org/site/2")
        ),
        sample(
            id: 3,
            title: "Third title",
            stars: 26,
            isPublic: true,
            visitedOn: Date(timeIntervalSince1970: 1_742_374_800),
            price: nil,
            site: nil
        ),
    ]
}

extension ReviewStore {
    static let sample = ReviewStore(load: { Review.samples[0] })
    static let failing = ReviewStore(load: { throw StoreError.missing("review.json") })

    static let endless = ReviewStore(load: {
        try await Task.sleep(for: .seconds(600))
        return Review.samples[0]
    })

    /// Fails at first, then has the first sample; `attempts` counts how often it is asked.
    static func recovering(_ attempts: Attempts) -> ReviewStore {
        ReviewStore(load: {
            if await attempts.next() == 1 { throw StoreError.unreadable("review.json", because: "it is torn") }
            return Review.samples[0]
        })
    }
}

import Details
import PhotoAlbumCore

extension Attribute {
    /// An attribute like the first sample, but for what is said.
    static func sample(
        id: Int = 1,
        title: String = "First title",
        text: String = "First text",
        rating: Double? = 0.5
    ) -> Attribute {
        Attribute(id: id, title: title, text: text, rating: rating)
    }

    static let samples = [
        sample(),
        sample(id: 2, title: "Second title", text: "Second text", rating: 1.5),
        sample(id: 3, title: "Third title", text: "Third text", rating: nil),
    ]
}

extension AttributeStore {
    static let sample = AttributeStore(attributes: { Attribute.samples })
    static let empty = AttributeStore(attributes: { [] })
    static let failing = AttributeStore(attributes: { throw StoreError.missing("attributes.json") })

    static let endless = AttributeStore(attributes: {
        try await Task.sleep(for: .seconds(600))
        return []
    })

    /// Fails at first, then has the samples; `attempts` counts how often it is asked.
    static func recovering(_ attempts: Attempts) -> AttributeStore {
        AttributeStore(attributes: {
            if await attempts.next() == 1 { throw StoreError.unreadable("attributes.json", because: "it is torn") }
            return Attribute.samples
        })
    }
}

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

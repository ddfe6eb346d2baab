import Details
import PhotoAlbumCore

extension Attribute {
    static let samples = [
        Attribute(id: 1, title: "First title", text: "First text", rating: 0.5),
        Attribute(id: 2, title: "Second title", text: "Second text", rating: 1.5),
        Attribute(id: 3, title: "Third title", text: "Third text", rating: nil),
    ]
}

import Details

extension Attribute {
    static let samples = [
        Attribute(title: "First title", text: "First text", rating: 0.5),
        Attribute(title: "Second title", text: "Second text"),
        Attribute(title: "Third title", text: "Third text"),
    ]
}

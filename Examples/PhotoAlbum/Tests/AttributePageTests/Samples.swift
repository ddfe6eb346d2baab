import Details

extension Attribute {
    /// An attribute like the first sample, but for what is said.
    static func sample(title: String = "First title", text: String = "First text", rating: Double? = 0.5) -> Attribute {
        Attribute(title: title, text: text, rating: rating)
    }

    static let samples = [
        sample(),
        sample(title: "Second title", text: "Second text", rating: nil),
        sample(title: "Third title", text: "Third text", rating: nil),
    ]
}

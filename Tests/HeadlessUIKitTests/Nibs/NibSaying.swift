import HeadlessUIKit
import Testing

/// Tests of what single words of a nib set.
@MainActor
protocol NibSaying {}

extension NibSaying {
    /// Expects that an element with these words, attributes or elements, gives a property this value, and that it is another without them.
    func says<Object, Value: Equatable>(
        _ element: String,
        _ words: String,
        _ property: KeyPath<Object, Value>,
        _ value: Value,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let isInside = words.hasPrefix("<")
        let text = isInside ? "<\(element) id=\"a\">\(words)</\(element)>" : "<\(element) id=\"a\" \(words)/>"
        let made = SampleNib.first(text, as: Object.self)
        let bare = SampleNib.first("<\(element) id=\"a\"/>", as: Object.self)
        #expect(made?[keyPath: property] == value, "\(text)", sourceLocation: sourceLocation)
        #expect(bare != nil && bare?[keyPath: property] != value, "bare <\(element)>", sourceLocation: sourceLocation)
    }

    /// A red colour's element.
    func red(_ key: String) -> String {
        #"<color key="\#(key)" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    }

    /// The colour that `red(_:)` describes.
    var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }

    /// A symbol's words, for the attribute that takes an image.
    func star(_ attribute: String) -> String { #"\#(attribute)="star" catalog="system""# }
}

/// A direction in a text: a storage direction's number, or a layout direction's.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// The direction of a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A direction along the text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    var isForward: Bool { [0, 2, 5].contains(rawValue) }
}

extension UIPasteboard {
    private static let text = "public.utf8-plain-text"
    private static let link = "public.url"
    private static let picture = "public.png"
    private static let paint = "com.apple.uikit.color"

    /// The first item's text.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts of all items; nil where there is none.
    public var strings: [String]? {
        get { values { item in item[Self.text] as? String ?? (item[Self.link] as? URL)?.absoluteString } }
        set { items = (newValue ?? []).map { [Self.text: $0] } }
    }

    /// The first item's link.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The links of all items; nil where there is none.
    public var urls: [URL]? {
        get { values { $0[Self.link] as? URL } }
        set { items = (newValue ?? []).map { [Self.link: $0] } }
    }

    /// The first item's image.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The images of all items; nil where there is none.
    public var images: [UIImage]? {
        get { values { $0[Self.picture] as? UIImage } }
        set { items = (newValue ?? []).map { [Self.picture: $0] } }
    }

    /// The first item's colour.
    public var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The colours of all items; nil where there is none.
    public var colors: [UIColor]? {
        get { values { $0[Self.paint] as? UIColor } }
        set { items = (newValue ?? []).map { [Self.paint: $0] } }
    }

    /// Whether some item is a text.
    public var hasStrings: Bool { strings != nil }
    /// Whether some item is a link.
    public var hasURLs: Bool { urls != nil }
    /// Whether some item is an image.
    public var hasImages: Bool { images != nil }
    /// Whether some item is a colour.
    public var hasColors: Bool { colors != nil }

    private func values<Value>(_ part: ([String: Any]) -> Value?) -> [Value]? {
        let values = items.compactMap(part)
        return values.isEmpty ? nil : values
    }
}

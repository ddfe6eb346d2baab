/// Can be given to an item provider.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The kinds of data that it can be turned into, best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// Plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// A link.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// A link.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// A picture.
    public nonisolated static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
    /// A picture.
    public nonisolated static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    /// A colour.
    public nonisolated static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
    /// A colour.
    public nonisolated static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
}

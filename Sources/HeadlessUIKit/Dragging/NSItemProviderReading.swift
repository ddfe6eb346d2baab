/// Can be made of what an item provider has.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The kinds of data that it can be made of, best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
}

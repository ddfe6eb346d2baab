/// Makes looks of text of others.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    /// What makes looks of others.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// What makes looks of others.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Makes looks of others.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

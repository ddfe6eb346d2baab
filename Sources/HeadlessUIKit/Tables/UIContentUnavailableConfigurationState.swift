/// What the content in place of content may depend on.
@available(iOS 17.0, *)
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of where the content is shown.
    public var traitCollection: UITraitCollection
    /// What was searched for.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state in which nothing was searched for.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// Something of one's own.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

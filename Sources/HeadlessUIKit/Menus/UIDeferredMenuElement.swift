/// A place in a menu that is filled when the menu opens.
@MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

    /// A place that `elementProvider` fills.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init(words: Words(title: ""))
    }

    /// Elements are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// A place that `elementProvider` fills each time.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider)
    }
}

extension UIDeferredMenuElement {
    /// What the provider gives at once.
    var elements: [UIMenuElement] {
        var given: [UIMenuElement] = []
        provider { given = $0 }
        return given
    }
}

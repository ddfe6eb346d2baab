/// A place in a menu that is filled when the menu opens.
@MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    private var given: [UIMenuElement]?

    /// A place that `elementProvider` fills the first time.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(isCached: true, elementProvider)
    }

    private init(isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.isCached = isCached
        self.provider = provider
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
        UIDeferredMenuElement(isCached: false, elementProvider)
    }

    /// What the provider gives, at once or within what waits on the clock just now.
    var elements: [UIMenuElement] {
        if isCached, let given { return given }
        given = nil
        provider { [weak self] in self?.given = $0 }
        if given == nil { Headless.advance(by: 0) }
        return given ?? []
    }
}

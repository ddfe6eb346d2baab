extension UIPasteboard {
    /// The types of the first item.
    public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

    /// Whether the first item has one of these types.
    public func contains(pasteboardTypes: [String]) -> Bool {
        !Set(types).isDisjoint(with: pasteboardTypes)
    }

    /// The first item's value of a type, as bytes.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        items.first?[pasteboardType].flatMap(Self.bytes)
    }

    /// The first item's value of a type.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        items.first?[pasteboardType]
    }

    /// Puts one item with one value in place of what is there.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: value]]
    }

    /// Puts one item with bytes in place of what is there.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: data]]
    }

    /// The types of some items, or of all.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        chosen(itemSet).map { $0.map { $0.keys.sorted() } }
    }

    /// Whether each of some items, or of all, has one of these types.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let items = chosen(itemSet), !items.isEmpty else { return false }
        return items.allSatisfy { !Set($0.keys).isDisjoint(with: pasteboardTypes) }
    }

    /// Which items have one of these types; nil when there are no items.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let items = items
        guard !items.isEmpty else { return nil }
        return IndexSet(items.indices.filter { !Set(items[$0].keys).isDisjoint(with: pasteboardTypes) })
    }

    /// The values of a type of some items, or of all.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet)?.compactMap { $0[pasteboardType] }
    }

    /// The values of a type of some items, or of all, as bytes.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet)?.compactMap { $0[pasteboardType].flatMap(Self.bytes) }
    }

    private func chosen(_ set: IndexSet?) -> [[String: Any]]? {
        let items = items
        guard let set else { return items }
        return set.allSatisfy(items.indices.contains) ? set.map { items[$0] } : nil
    }

    private static func bytes(of value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        default: nil
        }
    }
}

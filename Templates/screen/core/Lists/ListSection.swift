/// A part of a list, with a title above it where it has one.
public struct ListSection<Item> {
    /// What stands above it.
    public let title: String?
    /// What it holds, in order.
    public let items: [Item]

    /// A section of `items`.
    public init(title: String? = nil, items: [Item]) {
        self.title = title
        self.items = items
    }
}

extension ListSection: Equatable where Item: Equatable {}
extension ListSection: Sendable where Item: Sendable {}

extension Sequence {
    /// Sections by `title`, in the order in which each title comes first; what a section holds keeps its order.
    public func sections(by title: (Element) -> String) -> [ListSection<Element>] {
        var titles: [String] = []
        var groups: [String: [Element]] = [:]
        for element in self {
            let title = title(element)
            if groups[title] == nil { titles.append(title) }
            groups[title, default: []].append(element)
        }
        return titles.map { ListSection(title: $0, items: groups[$0] ?? []) }
    }

    /// Sections by `title`, sorted as a person would sort the titles; what a section holds keeps its order.
    public func alphabeticalSections(by title: (Element) -> String) -> [ListSection<Element>] {
        sections(by: title).sorted { one, other in
            (one.title ?? "").localizedStandardCompare(other.title ?? "") == .orderedAscending
        }
    }
}

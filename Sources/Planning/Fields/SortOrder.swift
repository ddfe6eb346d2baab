/// How a list of a model's values is sorted; where two are equal, the `id` decides.
package enum SortOrder: Hashable, Sendable {
    /// By a date, the newest first; those without a date come last.
    case newestFirst(Field)
    /// By a text, as a person would sort it.
    case titleAscending(Field)
    /// By the `id` alone.
    case byID(Field)
}

extension Model {
    /// The order of a list: by the first date, else by the title, else by the `id`.
    package var sortOrder: SortOrder {
        if let date = content.first(where: { $0.scalar == .date }) { return .newestFirst(date) }
        return titleField.scalar == .string && !titleField.isID ? .titleAscending(titleField) : .byID(id)
    }
}

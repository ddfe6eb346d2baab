/// How a list of a model's values is sorted.
package enum SortOrder: Hashable, Sendable {
    /// By a date, the newest first; those without a date come last.
    case newestFirst(Field)
    /// By a text, as a person would sort it.
    case titleAscending(Field)
    /// By the `id`, so that the order is always the same.
    case byID(Field)

    /// The condition for `$0` to stand before `$1`, as Swift.
    package var condition: String {
        switch self {
        case .newestFirst(let field):
            field.isOptional
                ? "($0.\(field.name) ?? .distantPast) > ($1.\(field.name) ?? .distantPast)"
                : "$0.\(field.name) > $1.\(field.name)"
        case .titleAscending(let field):
            field.isOptional
                ? "($0.\(field.name) ?? \"\").localizedStandardCompare($1.\(field.name) ?? \"\") == .orderedAscending"
                : "$0.\(field.name).localizedStandardCompare($1.\(field.name)) == .orderedAscending"
        case .byID(let field):
            field.isComparable
                ? "$0.\(field.name) < $1.\(field.name)"
                : "$0.\(field.name).uuidString < $1.\(field.name).uuidString"
        }
    }
}

extension Model {
    /// The order of a list: by the first date, else by the title, else by the `id`.
    package var sortOrder: SortOrder {
        if let date = content.first(where: { $0.scalar == .date }) { return .newestFirst(date) }
        return titleField.scalar == .string && !titleField.isID ? .titleAscending(titleField) : .byID(id)
    }
}

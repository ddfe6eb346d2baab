/// A value in a keyed archive, whose links can be followed.
struct ArchivedValue {
    /// The value itself, never a link.
    let plain: PropertyListValue
    /// Which object of the archive it is, if it is one.
    let number: Int?
    /// The archive that it stands in.
    let contents: ArchiveContents

    /// Whether there is nothing.
    var isNull: Bool { plain == .null }

    /// What an object, or a dictionary that was archived as one, holds by key; nil where the value is neither.
    func fields() throws -> [String: PropertyListValue]? {
        guard case .dictionary(let fields) = plain else { return nil }
        guard case .array(let keys)? = fields["NS.keys"], case .array(let values)? = fields["NS.objects"] else {
            return fields
        }
        return try zip(keys, values).reduce(into: [:]) { entries, pair in
            if case .string(let key) = try contents.value(of: pair.0).plain { entries[key] = pair.1 }
        }
    }

    /// What a list holds; nil where the value is none.
    func elements() -> [PropertyListValue]? {
        switch plain {
        case .array(let elements): elements
        case .dictionary(let fields):
            if case .array(let elements)? = fields["NS.objects"] { elements } else { nil }
        default: nil
        }
    }

    /// What an object of Foundation holds under `key`; nil where it holds nothing there.
    subscript(key: String) -> ArchivedValue? {
        guard case .dictionary(let fields) = plain else { return nil }
        return fields[key].flatMap { try? contents.value(of: $0) }
    }
}

/// Writes the Swift that turns a field's value into text for a label.
package struct Display: Sendable {
    private let models: Models

    /// Knows the models that fields hold.
    package init(models: Models = Models()) {
        self.models = models
    }

    /// An expression of the type `String` for `field` of the variable `item`: `photo.rating?.formatted() ?? ""`.
    package func expression(for field: Field, of item: String) -> String {
        expression(for: field, of: item, depth: 0)
    }

    private func expression(for field: Field, of item: String, depth: Int) -> String {
        let value = item + "." + field.name
        let mark = field.isOptional ? "?" : ""
        let otherwise = field.isOptional ? " ?? \"\"" : ""
        if field.isList {
            let texts = value + mark + mapping(field.type, depth)
            return texts + ".joined(separator: \", \")" + otherwise
        }
        if let member = member(of: field.type, depth) {
            return value + (member.isEmpty ? "" : mark) + member + otherwise
        }
        guard field.isOptional else { return text(of: value, field.type, depth) }
        return value + ".map { \(text(of: "$0", field.type, depth)) }" + otherwise
    }

    /// What turns a list of values into a list of texts.
    private func mapping(_ type: FieldType, _ depth: Int) -> String {
        guard let member = member(of: type, depth) else { return ".map { \(text(of: "$0", type, depth)) }" }
        if member.isEmpty { return "" }
        return member.contains("(") ? ".map { $0\(member) }" : ".map(\\\(member))"
    }

    /// What to write behind a value that is not missing, when that is enough to make it a text.
    private func member(of type: FieldType, _ depth: Int) -> String? {
        switch type {
        case .scalar(.string): ""
        case .scalar(.int), .scalar(.double), .scalar(.decimal): ".formatted()"
        case .scalar(.date): ".formatted(date: .abbreviated, time: .omitted)"
        case .scalar(.uuid): ".uuidString"
        case .scalar(.data): ".count.formatted(.byteCount(style: .file))"
        case .scalar(.bool), .scalar(.url): nil
        case .model(let name): member(of: titleField(of: name, depth), depth)
        }
    }

    private func member(of title: Field, _ depth: Int) -> String? {
        guard !title.isOptional, !title.isList else { return nil }
        return member(of: title.type, depth + 1).map { "." + title.name + $0 }
    }

    /// A text made of a value that `member` is not enough for.
    private func text(of value: String, _ type: FieldType, _ depth: Int) -> String {
        switch type {
        case .scalar(.url): "\(value).host() ?? \(value).absoluteString"
        case .scalar: "\(value) ? \"Yes\" : \"No\""
        case .model(let name): expression(for: titleField(of: name, depth), of: value, depth: depth + 1)
        }
    }

    /// What names a model inside another; its `id` where models hold each other too deep to follow.
    private func titleField(of name: String, _ depth: Int) -> Field {
        let model = models[name]
        return depth < 3 ? model.titleField : model.id
    }
}

/// Writes the Swift that turns a field's value into text for a label.
package struct Display: Sendable {
    /// Code for a text.
    package struct Expression: Hashable, Sendable {
        /// The code.
        package let code: String
        /// Whether it is of the type `String?`.
        package let isOptional: Bool

        /// Code of the type `String`, empty where there is no text.
        package var text: String {
            isOptional ? code + " ?? \"\"" : code
        }
    }

    private let models: Models

    /// Knows the models that fields hold.
    package init(models: Models = Models()) {
        self.models = models
    }

    /// The text of `field`, whose value the code `value` stands for: `photo.rating?.formatted()`.
    package func expression(for field: Field, as value: String) -> Expression {
        expression(for: field, as: value, depth: 0)
    }

    /// What to write behind a value to make it a text.
    private struct Member {
        let code: String
        let isOptional: Bool
    }

    private func expression(for field: Field, as value: String, depth: Int) -> Expression {
        let mark = field.isOptional ? "?" : ""
        if field.isList {
            let texts = value + mark + mapping(field.type, depth) + ".joined(separator: \", \")"
            return Expression(code: texts, isOptional: field.isOptional)
        }
        if let member = member(of: field.type, depth) {
            let code = value + (member.code.isEmpty ? "" : mark) + member.code
            return Expression(code: code, isOptional: field.isOptional || member.isOptional)
        }
        guard field.isOptional else {
            return Expression(code: text(of: value, field.type, depth), isOptional: false)
        }
        return Expression(code: value + ".map { \(text(of: "$0", field.type, depth)) }", isOptional: true)
    }

    /// What turns a list of values into a list of texts.
    private func mapping(_ type: FieldType, _ depth: Int) -> String {
        guard let member = member(of: type, depth) else { return ".map { \(text(of: "$0", type, depth)) }" }
        if member.code.isEmpty { return "" }
        let map = member.isOptional ? ".compactMap" : ".map"
        return member.code.contains("(") ? "\(map) { $0\(member.code) }" : "\(map)(\\\(member.code))"
    }

    /// What to write behind a value that is not missing, when that is enough to make it a text.
    private func member(of type: FieldType, _ depth: Int) -> Member? {
        switch type {
        case .scalar(.bool), .scalar(.url): nil
        case .scalar(let scalar): Member(code: member(of: scalar), isOptional: false)
        case .model(let name): member(of: titleField(of: name, depth), depth)
        }
    }

    private func member(of scalar: ScalarType) -> String {
        switch scalar {
        case .string, .bool, .url: ""
        case .int, .double, .decimal: ".formatted()"
        case .date: ".formatted(date: .abbreviated, time: .omitted)"
        case .uuid: ".uuidString"
        case .data: ".count.formatted(.byteCount(style: .file))"
        }
    }

    private func member(of title: Field, _ depth: Int) -> Member? {
        guard !title.isList, let inner = member(of: title.type, depth + 1) else { return nil }
        let mark = title.isOptional && !inner.code.isEmpty ? "?" : ""
        return Member(code: "." + title.name + mark + inner.code, isOptional: title.isOptional || inner.isOptional)
    }

    /// A text made of a value that `member` is not enough for.
    private func text(of value: String, _ type: FieldType, _ depth: Int) -> String {
        switch type {
        case .scalar(.url): "\(value).host() ?? \(value).absoluteString"
        case .scalar: "\(value) ? \"Yes\" : \"No\""
        case .model(let name): text(of: titleField(of: name, depth), in: value, depth + 1)
        }
    }

    private func text(of title: Field, in value: String, _ depth: Int) -> String {
        expression(for: title, as: value + "." + title.name, depth: depth).text
    }

    /// What names a model inside another; its `id` where models hold each other too deep to follow.
    private func titleField(of name: String, _ depth: Int) -> Field {
        let model = models[name]
        return depth < 3 ? model.titleField : model.id
    }
}

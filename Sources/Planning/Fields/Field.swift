/// One property of a model.
package struct Field: Hashable, Sendable {
    /// The property's name: `createdAt`.
    package let name: String
    /// What one value is.
    package let type: FieldType
    /// Whether there may be no value.
    package let isOptional: Bool
    /// Whether there may be many values; of an optional list, the list as a whole may be missing.
    package let isList: Bool

    /// Describes a property.
    package init(_ name: String, _ type: FieldType, isOptional: Bool = false, isList: Bool = false) {
        self.name = name
        self.type = type
        self.isOptional = isOptional
        self.isList = isList
    }

    /// Describes a property of a plain type.
    package init(_ name: String, _ scalar: ScalarType, isOptional: Bool = false, isList: Bool = false) {
        self.init(name, .scalar(scalar), isOptional: isOptional, isList: isList)
    }

    /// The property's type as Swift spells it: `[String]?`.
    package var swiftType: String {
        (isList ? "[\(type.swift)]" : type.swift) + (isOptional ? "?" : "")
    }

    /// The plain type of a field that holds one value of it, missing or not.
    package var scalar: ScalarType? {
        guard !isList, case .scalar(let scalar) = type else { return nil }
        return scalar
    }

    /// The model that the field holds one or many of.
    package var model: String? {
        guard case .model(let name) = type else { return nil }
        return name
    }

    /// Whether the field tells one model from another.
    package var isID: Bool { name == "id" }

    /// Whether two values of the field can be put in order with `<`.
    package var isComparable: Bool {
        !isOptional && scalar?.isComparable == true
    }

    /// The name as people read it: `Created at`.
    package var title: String {
        Name(words: WordSplitter.words(in: name)).title
    }
}

extension Field: CustomStringConvertible {
    /// The field as it is typed, safe in every shell: `tags:String:list:optional`.
    package var description: String {
        "\(name):\(type.swift)" + (isList ? ":list" : "") + (isOptional ? ":optional" : "")
    }
}

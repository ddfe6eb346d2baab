/// The objects of a keyed archive that is being written: what is equal is kept once.
final class ArchiveBuilder {
    private var objects: [PropertyListValue] = [.string("$null")]
    private var numbers: [PropertyListValue: Int] = [:]
    private var instances: [ObjectIdentifier: Int] = [:]
    private var pending: [() throws -> Void] = []

    /// The archive of `root`, as `NSKeyedArchiver` writes it.
    static func data(of root: some Encodable) throws -> Data {
        let builder = ArchiveBuilder()
        let link = builder.link(to: try builder.archived(root, at: []))
        while let write = builder.pending.popLast() { try write() }
        return BinaryPropertyListWriter.data(
            of: .dictionary([
                "$archiver": .string("NSKeyedArchiver"),
                "$version": .integer(100_000),
                "$top": .dictionary(["root": link]),
                "$objects": .array(builder.objects),
            ])
        )
    }

    /// A link to `value`, which becomes an object of the archive.
    func link(to value: PropertyListValue) -> PropertyListValue {
        if case .link = value { return value }
        if let number = numbers[value] { return .link(number) }
        numbers[value] = objects.count
        objects.append(value)
        return .link(objects.count - 1)
    }

    /// A link to an object of the class `name`.
    func object(_ name: String, _ fields: [String: PropertyListValue]) -> PropertyListValue {
        link(to: .dictionary(fields.merging(["$class": link(toClass: name)]) { $1 }))
    }

    /// A link to what says that an object is of the class `name`.
    func link(toClass name: String) -> PropertyListValue {
        let ancestry = [name, "NSObject"].map(PropertyListValue.string)
        return link(to: .dictionary(["$classname": .string(name), "$classes": .array(ancestry)]))
    }

    /// What stands for `value` in the archive: a number or a flag itself, or a link.
    func archived<Value: Encodable>(_ value: Value, at codingPath: [any CodingKey]) throws -> PropertyListValue {
        if let plain = value as? any ArchivedPlainly { return try plain.archived(in: self) }
        guard type(of: value as Any) is AnyClass else { return link(to: try fields(of: value, at: codingPath)) }
        return instance(value as AnyObject) { try self.fields(of: value, at: codingPath) }
    }

    /// A link to an object with an identity. Its fields are written later, so that it may be among what it holds.
    private func instance(_ object: AnyObject, fields: @escaping () throws -> PropertyListValue) -> PropertyListValue {
        if let number = instances[ObjectIdentifier(object)] { return .link(number) }
        let number = objects.count
        objects.append(.null)
        instances[ObjectIdentifier(object)] = number
        pending.append { [self] in objects[number] = try fields() }
        return .link(number)
    }

    private func fields<Value: Encodable>(of value: Value, at path: [any CodingKey]) throws -> PropertyListValue {
        let isDictionary = Value.self is any DictionaryType.Type
        let name = isDictionary ? nil : String(describing: type(of: value))
        let encoder = ArchiveEncoder(archive: self, className: name, codingPath: path)
        try value.encode(to: encoder)
        return encoder.value
    }
}

/// What is archived as a dictionary of Foundation, whatever it holds.
private protocol DictionaryType {}

extension Dictionary: DictionaryType {}

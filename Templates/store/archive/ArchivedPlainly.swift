/// A value that a keyed archive holds as Foundation does, and not field by field.
protocol ArchivedPlainly {
    /// Reads the value; nil where it is another.
    init?(archived value: ArchivedValue)
    /// Writes the value into `archive`.
    func archived(in archive: ArchiveBuilder) throws -> PropertyListValue
}

extension String: ArchivedPlainly {
    init?(archived value: ArchivedValue) {
        guard case .string(let text) = value["NS.string"]?.plain ?? value.plain else { return nil }
        self = text
    }

    func archived(in archive: ArchiveBuilder) -> PropertyListValue { archive.link(to: .string(self)) }
}

extension Data: ArchivedPlainly {
    init?(archived value: ArchivedValue) {
        guard case .data(let data) = value["NS.data"]?.plain ?? value.plain else { return nil }
        self = data
    }

    func archived(in archive: ArchiveBuilder) -> PropertyListValue { archive.link(to: .data(self)) }
}

extension Date: ArchivedPlainly {
    init?(archived value: ArchivedValue) {
        guard let seconds = Double(archived: value["NS.time"] ?? value) else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }

    func archived(in archive: ArchiveBuilder) -> PropertyListValue {
        archive.object("NSDate", ["NS.time": .real(timeIntervalSinceReferenceDate)])
    }
}

extension URL: ArchivedPlainly {
    init?(archived value: ArchivedValue) {
        guard case .string(let text)? = value["NS.relative"]?.plain else { return nil }
        let base = value["NS.base"]?["NS.relative"].flatMap(String.init(archived:))
        self.init(string: text, relativeTo: base.flatMap { URL(string: $0) })
    }

    func archived(in archive: ArchiveBuilder) -> PropertyListValue {
        archive.object("NSURL", ["NS.base": .link(0), "NS.relative": archive.link(to: .string(absoluteString))])
    }
}

extension UUID: ArchivedPlainly {
    init?(archived value: ArchivedValue) {
        guard case .data(let bytes)? = value["NS.uuidbytes"]?.plain, bytes.count == 16 else { return nil }
        self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    func archived(in archive: ArchiveBuilder) -> PropertyListValue {
        archive.object("NSUUID", ["NS.uuidbytes": .data(withUnsafeBytes(of: uuid) { Data($0) })])
    }
}

/// The objects of a keyed archive that is being read.
final class ArchiveContents {
    private let objects: [PropertyListValue]
    private let top: [String: PropertyListValue]
    private var made: [Int: AnyObject] = [:]
    private var links: [() throws -> Void] = []

    /// Finds the objects in what `NSKeyedArchiver` wrote.
    init(_ data: Data) throws {
        guard case .dictionary(let archive) = try BinaryPropertyListReader.value(in: data),
            case .array(let objects)? = archive["$objects"], case .dictionary(let top)? = archive["$top"]
        else { throw CocoaError(.coderReadCorrupt) }
        self.objects = objects
        self.top = top
    }

    /// The one object that was archived, or what holds those that were archived one by one.
    func root() throws -> ArchivedValue {
        guard let root = top["root"] else { return ArchivedValue(plain: .dictionary(top), number: nil, contents: self) }
        return try value(of: root)
    }

    /// What `plain` stands for: itself, or the object that it links to.
    func value(of plain: PropertyListValue) throws -> ArchivedValue {
        guard case .link(let number) = plain else {
            return ArchivedValue(plain: plain, number: nil, contents: self)
        }
        guard objects.indices.contains(number) else { throw CocoaError(.coderReadCorrupt) }
        return ArchivedValue(plain: number == 0 ? .null : objects[number], number: number, contents: self)
    }

    /// The object of that number, made by `make` when it is asked for the first time.
    func object<Object: Linkable>(number: Int, _ decoder: ArchiveDecoder) throws -> Object {
        if let object = made[number] as? Object { return object }
        let object = try Object(from: decoder)
        made[number] = object
        links.append { try object.link(from: decoder) }
        return object
    }

    /// Links the objects that were made, and those that are made for that.
    func linkAll() throws {
        while let link = links.popLast() { try link() }
    }
}

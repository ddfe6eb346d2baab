internal import Diagnostics

/// Writes an archive as today's xibs are written, so that one reader serves both.
///
/// What has no other name today keeps its own: a key that nobody knows becomes an attribute that nobody asks for, and so
/// is reported like any other.
final class LegacyConversion {
    private static let deepestNesting = 200

    let archive: LegacyArchive
    let records: LegacyRecords
    let looks: LegacyLooks
    private var identities: [String: String] = [:]
    private var open: Set<String> = []
    private var placed: Set<String> = []
    /// How many objects, with or without ids, are being placed in each other.
    private var depth = 0
    /// How many may yet be placed: an archive has no more objects than elements.
    private var room: Int

    /// The `document` that says what the archive says.
    static func document(of root: XibElement, file: String) throws(Diagnostic) -> XibElement {
        let archive = try LegacyArchive(root, file: file)
        let document = try LegacyConversion(archive).document(root)
        var count = 0
        return document.numbered(from: &count)
    }

    private init(_ archive: LegacyArchive) {
        self.archive = archive
        records = LegacyRecords(archive)
        looks = LegacyLooks(archive: archive)
        room = archive.data.preorder.count
    }

    private func document(_ root: XibElement) throws(Diagnostic) -> XibElement {
        guard let roots = archive.value("IBDocument.RootObjects", of: archive.data) else {
            throw .noRoots(at: Place(file: archive.file, line: root.line, column: 1))
        }
        let objects = archive.items(of: roots)
        for (number, proxy) in objects.enumerated() where proxy.legacyClass == "IBProxyObject" {
            guard let id = proxy.id else { continue }
            identities[id] = identity(ofProxy: proxy, number: number)
        }
        var converted: [XibElement] = []
        for object in objects where object.id.map({ !placed.contains($0) }) ?? true {
            converted.append(try self.object(object))
        }
        let contents = XibElement(name: "objects", children: converted, line: roots.line)
        let parts = [contents, resources].compactMap(\.self)
        return XibElement(name: "document", attributes: root.attributes, children: parts, line: root.line)
    }

    /// The sizes of images, where the archive notes any.
    private var resources: XibElement? {
        guard let sizes = archive.value("IBDocument.LastKnownImageSizes", of: archive.data) else { return nil }
        let images = archive.entries(of: sizes).compactMap { name, size -> XibElement? in
            let numbers = LegacyNumbers.list(size.text)
            guard numbers.count == 2 else { return nil }
            let attributes = ["name": name, "width": numbers[0], "height": numbers[1]]
            return XibElement(name: "image", attributes: attributes, line: size.line)
        }
        return XibElement(name: "resources", children: images, line: sizes.line)
    }

    private func identity(ofProxy proxy: XibElement, number: Int) -> String {
        switch archive.value("IBProxiedObjectIdentifier", of: proxy)?.text {
        case "IBFilesOwner": "-1"
        case "IBFirstResponder": "-2"
        default: proxy.id ?? "proxy-\(number)"
        }
    }

    /// The id that the object has in today's form.
    func identity(_ id: String) -> String { identities[id] ?? id }

    /// Whether the object has its place already, or is being placed.
    func isPlaced(_ object: XibElement) -> Bool {
        object.id.map { placed.contains($0) || open.contains($0) } ?? false
    }

    /// The element for an object; `name` where its place decides on that.
    func object(_ object: XibElement, key: String? = nil, name: String? = nil) throws(Diagnostic) -> XibElement {
        let place = Place(file: archive.file, line: object.line, column: 1)
        if let id = object.id {
            guard !open.contains(id) else { throw .cycle(id, at: place) }
            guard placed.insert(id).inserted else { throw .placedTwice(id, at: place) }
            open.insert(id)
        }
        guard depth < Self.deepestNesting, room > 0 else {
            throw .tooDeepArchive(limit: Self.deepestNesting, at: place)
        }
        depth += 1
        room -= 1
        defer {
            depth -= 1
            if let id = object.id { open.remove(id) }
        }
        var element = LegacyElement(of: object, named: name, key: key, by: self)
        try element.fill()
        return element.element
    }
}

extension XibElement {
    /// The element with positions counted on from `count`.
    func numbered(from count: inout Int) -> XibElement {
        let position = count
        count += 1
        var numbered: [XibElement] = []
        for child in children { numbered.append(child.numbered(from: &count)) }
        return XibElement(
            name: name,
            attributes: attributes,
            children: numbered,
            text: text,
            line: line,
            position: position
        )
    }
}

extension Diagnostic {
    fileprivate static func noRoots(at place: Place) -> Diagnostic {
        Diagnostic(
            "The xib has no root objects.",
            at: place,
            fix: "Open it in Xcode and save it again, or make a new one."
        )
    }

    fileprivate static func cycle(_ id: String, at place: Place) -> Diagnostic {
        Diagnostic(
            "The object '\(id)' holds itself, through what it refers to.",
            at: place,
            fix: "Put back the version of the file that Xcode last saved."
        )
    }

    fileprivate static func placedTwice(_ id: String, at place: Place) -> Diagnostic {
        Diagnostic(
            "The object '\(id)' stands in two places.",
            at: place,
            fix: "Put back the version of the file that Xcode last saved."
        )
    }

    fileprivate static func tooDeepArchive(limit: Int, at place: Place) -> Diagnostic {
        Diagnostic("The xib nests more than \(limit) objects.", at: place, fix: "Flatten it, or split it in two.")
    }
}

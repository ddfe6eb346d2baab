internal import Diagnostics

/// The archive that Xcode 3 and 4 wrote: objects of named classes with keyed values, which may refer to each other.
///
/// Collections are written in two ways, as `<object class="NSArray">` by the one and as `<array>` by the other.
struct LegacyArchive {
    /// What a person calls the file.
    let file: String
    /// The `data` element, which holds all else.
    let data: XibElement
    /// The elements that have an id, by it.
    let elements: [String: XibElement]

    init(_ root: XibElement, file: String) throws(Diagnostic) {
        let data = root.children.first { $0.name == "data" }
        guard let data else { throw .noData(at: Place(file: file, line: root.line, column: 1)) }
        self.file = file
        self.data = data
        var elements: [String: XibElement] = [:]
        for element in data.preorder {
            guard let id = element.id else { continue }
            if let first = elements[id] {
                throw .twinIDs(id, first: first.line, at: Place(file: file, line: element.line, column: 1))
            }
            elements[id] = element
        }
        self.elements = elements
    }

    /// The value that `element` has for `key`, with references followed.
    func value(_ key: String, of element: XibElement) -> XibElement? {
        element.children.first { $0.key == key }.flatMap(resolved)
    }

    /// What a reference refers to, and every other element itself; nil for nothing.
    func resolved(_ element: XibElement) -> XibElement? {
        switch element.name {
        case "nil": nil
        case "reference": element.attributes["ref"].flatMap { elements[$0] }
        default: element
        }
    }

    /// What the array holds, with references followed.
    func items(of array: XibElement?) -> [XibElement] {
        (array?.children ?? []).filter { $0.key != "EncodedWithXMLCoder" }.compactMap(resolved)
    }

    /// What the dictionary holds, in the order it is written.
    func entries(of dictionary: XibElement?) -> [(key: String, value: XibElement)] {
        guard let dictionary else { return [] }
        if let keys = value("dict.sortedKeys", of: dictionary) {
            return Array(
                zip(items(of: keys).map(\.text), items(of: value("dict.values", of: dictionary)))
            ).map { (key: $0.0, value: $0.1) }
        }
        if let keys = numbered("NS.key.", of: dictionary) {
            let values = numbered("NS.object.", of: dictionary) ?? []
            return zip(keys, values).map { (key: $0.0.text, value: $0.1) }
        }
        return dictionary.children.compactMap { child in
            guard let key = child.key, key != "EncodedWithXMLCoder" else { return nil }
            return resolved(child).map { (key: key, value: $0) }
        }
    }

    private func numbered(_ prefix: String, of dictionary: XibElement) -> [XibElement]? {
        let found = dictionary.children.filter { $0.key?.hasPrefix(prefix) == true }
        return found.isEmpty ? nil : found.compactMap(resolved)
    }
}

extension XibElement {
    /// The class that an archive gives the object.
    var legacyClass: String? {
        switch name {
        case "object": attributes["class"]
        case "array": "NSArray"
        case "dictionary": "NSDictionary"
        default: nil
        }
    }

    /// The text of a value that is no object.
    var legacyScalar: String? {
        switch name {
        case "string", "int", "float", "double", "bool", "real", "integer", "boolean", "characters":
            attributes["value"] ?? text
        default: nil
        }
    }
}

extension Diagnostic {
    fileprivate static func noData(at place: Place) -> Diagnostic {
        Diagnostic(
            "The xib has no <data>.",
            at: place,
            fix: "Open it in Xcode and save it again, or make a new one."
        )
    }
}

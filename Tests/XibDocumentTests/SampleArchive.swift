import Foundation

@testable import XibDocument

/// Makes small xibs as Xcode 3 and 4 wrote them.
struct SampleArchive {
    /// The objects at the top level, after File's Owner (id 1) and First Responder (id 2).
    var roots: String
    /// The records of connections.
    var connections = ""
    /// The ids of objects by their numbers in the records.
    var records: [Int: String] = [:]
    /// Other objects that a record holds as children.
    var children = ""
    /// What is noted of the file as a whole.
    var notes = ""
    /// The flattened properties.
    var properties: [(key: String, value: String)] = []

    /// The text as Xcode 4 writes it, with arrays and dictionaries as elements.
    var text: String { text(version: "8.00", array: newArray, dictionary: newDictionary) }

    /// The text as Xcode 3 writes it, with arrays and dictionaries as objects.
    var oldText: String { text(version: "7.10", array: oldArray, dictionary: oldDictionary) }

    func document() throws -> XibDocument { try XibDocument(Array(text.utf8), file: "Sample.xib") }
    func oldDocument() throws -> XibDocument { try XibDocument(Array(oldText.utf8), file: "Sample.xib") }

    private func newArray(_ key: String, _ contents: String) -> String {
        "<array class=\"NSMutableArray\" key=\"\(key)\">\(contents)</array>"
    }

    private func oldArray(_ key: String, _ contents: String) -> String {
        "<object class=\"NSMutableArray\" key=\"\(key)\"><bool key=\"EncodedWithXMLCoder\">YES</bool>\(contents)</object>"
    }

    private func newDictionary(_ entries: [(key: String, value: String)]) -> String {
        let values = entries.map { "<string key=\"\($0.key)\">\($0.value)</string>" }.joined()
        return "<dictionary class=\"NSMutableDictionary\" key=\"flattenedProperties\">\(values)</dictionary>"
    }

    private func oldDictionary(_ entries: [(key: String, value: String)]) -> String {
        let keys = oldArray("dict.sortedKeys", entries.map { "<string>\($0.key)</string>" }.joined())
        let values = oldArray("dict.values", entries.map { "<string>\($0.value)</string>" }.joined())
        return "<object class=\"NSMutableDictionary\" key=\"flattenedProperties\">"
            + "<bool key=\"EncodedWithXMLCoder\">YES</bool>\(keys)\(values)</object>"
    }

    private func text(
        version: String,
        array: (String, String) -> String,
        dictionary: ([(key: String, value: String)]) -> String
    ) -> String {
        let all = [-1: "1", -2: "2"].merging(records) { first, _ in first }
        let ordered = all.sorted { $0.key < $1.key }.map { number, id in
            "<object class=\"IBObjectRecord\"><int key=\"objectID\">\(number)</int>"
                + "<reference key=\"object\" ref=\"\(id)\"/>\(number > 0 ? array("children", children) : "")</object>"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="\(version)">
            <data>
            \(array("IBDocument.RootObjects", proxies + roots))
            <object class="IBObjectContainer" key="IBDocument.Objects">
            \(array("connectionRecords", connections))
            <object class="IBMutableOrderedSet" key="objectRecords">\(array("orderedObjects", ordered.joined()))</object>
            \(dictionary(properties))
            </object>
            \(notes)
            </data>
            </archive>
            """
    }

    private let proxies = """
        <object class="IBProxyObject" id="1"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
        <object class="IBProxyObject" id="2"><string key="IBProxiedObjectIdentifier">IBFirstResponder</string></object>

        """

    /// A record of an outlet.
    static func outlet(_ label: String, from source: String, to destination: String) -> String {
        """
        <object class="IBConnectionRecord"><object class="IBCocoaTouchOutletConnection" key="connection">
        <string key="label">\(label)</string><reference key="source" ref="\(source)"/>
        <reference key="destination" ref="\(destination)"/></object></object>
        """
    }

    /// A record of an action.
    static func action(_ label: String, from source: String, to destination: String, event: Int?) -> String {
        """
        <object class="IBConnectionRecord"><object class="IBCocoaTouchEventConnection" key="connection">
        <string key="label">\(label)</string><reference key="source" ref="\(source)"/>
        <reference key="destination" ref="\(destination)"/>
        \(event.map { "<int key=\"IBEventType\">\($0)</int>" } ?? "")</object></object>
        """
    }
}

/// What an archive notes about its objects besides what they say themselves: who is connected to whom, and as what.
struct LegacyRecords {
    /// The lines that start at an object, by the object's id.
    let connections: [String: [XibElement]]
    /// The class that someone typed for an object, by the object's id.
    let customClasses: [String: String]
    /// What someone called an object, by the object's id.
    let labels: [String: String]
    /// Other notes, by the object's id and then by name.
    let notes: [String: [String: XibElement]]
    /// The constraints that a view holds, by the view's id.
    let constraints: [String: [XibElement]]

    init(_ archive: LegacyArchive) {
        let container = archive.value("IBDocument.Objects", of: archive.data)
        let records = container.flatMap { archive.value("objectRecords", of: $0) }
            .flatMap { archive.value("orderedObjects", of: $0) }
        var ids: [String: String] = [:]
        var labels: [String: String] = [:]
        for record in archive.items(of: records) {
            let number = (archive.value("objectID", of: record) ?? archive.value("id", of: record))?.legacyScalar
            guard let number, let id = archive.value("object", of: record)?.id else { continue }
            ids[number] = id
            labels[id] = archive.value("objectName", of: record)?.text
        }
        self.labels = labels

        var notes: [String: [String: XibElement]] = [:]
        for entry in archive.entries(of: container.flatMap { archive.value("flattenedProperties", of: $0) }) {
            guard let dot = entry.key.lastIndex(of: ".") else { continue }
            let name = String(entry.key[entry.key.index(after: dot)...])
            guard let id = ids[String(entry.key[..<dot])] else { continue }
            notes[id, default: [:]][name] = entry.value
        }
        self.notes = notes
        customClasses = notes.compactMapValues { $0["CustomClassName"]?.text }

        var connections: [String: [XibElement]] = [:]
        for record in archive.items(of: container.flatMap { archive.value("connectionRecords", of: $0) }) {
            guard let connection = archive.value("connection", of: record),
                let source = archive.value("source", of: connection)?.id
            else { continue }
            connections[source, default: []].append(connection)
        }
        self.connections = connections

        var constraints: [String: [XibElement]] = [:]
        for element in archive.data.preorder where element.attributes["class"] == "IBNSLayoutConstraint" {
            guard let view = archive.value("containingView", of: element)?.id else { continue }
            constraints[view, default: []].append(element)
        }
        self.constraints = constraints
    }
}

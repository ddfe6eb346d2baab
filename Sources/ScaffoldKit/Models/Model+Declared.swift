import Diagnostics
import Planning
import SwiftManifest

extension Model {
    /// Reads what a model of the app's own is made of off its declaration, so that samples of it can be written.
    ///
    /// - Throws: A diagnostic when the type is no structure or class, or has a property that no sample can be made for.
    init(declaredAs name: String, in text: String, file: String, known: Set<String>) throws(Diagnostic) {
        guard let shape = try TypeShape.read(name, in: text, file: file) else {
            throw .noSample(of: name, file, "is neither a structure nor a class")
        }
        var fields: [Field] = []
        for property in shape.properties {
            guard let type = property.type, let field = try? Field("\(property.name):\(type)", models: known) else {
                throw .noSample(
                    of: name,
                    file,
                    "has the property '\(property.name)' of a type that no sample can be made for"
                )
            }
            fields.append(field)
        }
        let labels = shape.properties.map(\.name)
        let isMakeable = shape.initializers.contains { initializer in
            initializer.labels == labels && [.open, .public].contains(initializer.access)
        }
        guard isMakeable else {
            throw .noSample(of: name, file, "has no public 'init(\(labels.map { $0 + ":" }.joined()))'")
        }
        self.init(name, fields: fields)
    }
}

extension Diagnostic {
    fileprivate static func noSample(of name: String, _ file: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            "'\(name)' \(reason), so that no sample data can be written with it.",
            at: Place(file: file),
            fix: "Mend that, or hold its id instead: '\(name.prefix(1).lowercased() + name.dropFirst())ID:Int'."
        )
    }
}

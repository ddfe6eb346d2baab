import Diagnostics

/// What a type is made of, as its declaration says.
package struct TypeShape: Hashable, Sendable {
    /// One stored property.
    package struct Property: Hashable, Sendable {
        /// Its name.
        package let name: String
        /// Its type as it is written; nil where it is inferred.
        package let type: String?
    }

    /// One way to make a value.
    package struct Initializer: Hashable, Sendable {
        /// The labels of its arguments, in order.
        package let labels: [String]
        /// Who may call it.
        package let access: TypeDeclaration.Access
    }

    /// The stored properties, in order.
    package let properties: [Property]
    /// The initializers written in the declaration itself.
    package let initializers: [Initializer]

    /// Reads the structure or class `name` outside all other types in `text`; nil where there is none.
    ///
    /// - Throws: A diagnostic that names `file`, where the toolchain has no parser.
    package static func read(_ name: String, in text: String, file: String) throws(Diagnostic) -> TypeShape? {
        do {
            return try SwiftReader.shape(of: name, in: text)
        } catch {
            throw .unreadableSource(file)
        }
    }
}

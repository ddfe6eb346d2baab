import Diagnostics

/// A place inside a project, never outside it.
package struct RelativePath: Sendable {
    /// The folders to walk and the file at the end.
    package let components: [String]
    /// The path with `/` between its parts: kept, because it is asked for all the time.
    package let description: String

    /// Reads a path such as `Sources/Photos/Photo.swift`.
    ///
    /// - Throws: A diagnostic when the path is empty, absolute, leaves the project, or holds a character that no file
    ///   name may hold.
    package init(_ text: String) throws(Diagnostic) {
        let components = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        let isInside = components.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && $0 != "~" }
        guard isInside, !text.hasPrefix("~") else {
            throw Diagnostic(
                "The path '\(text)' does not name a place inside the project.",
                fix: "Write a path such as 'Sources/Photos/Photo.swift', without '..' and empty parts."
            )
        }
        let isPlain = text.utf8.allSatisfy { byte in
            byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: ":")
        }
        guard isPlain else {
            throw Diagnostic(
                "The path \(text.debugDescription) holds a character that not every disk takes.",
                fix: "Leave out control characters, '\\' and ':'."
            )
        }
        self.components = components
        description = text
    }

    private init(components: [String], description: String) {
        self.components = components
        self.description = description
    }

    /// The name of the file at the end.
    package var name: String { components[components.count - 1] }

    /// The folder that holds it, when that is not the project itself.
    package var parent: RelativePath? {
        guard components.count > 1 else { return nil }
        let text = description.utf8.dropLast(name.utf8.count + 1)
        return RelativePath(components: components.dropLast(), description: String(Substring(text)))
    }

    /// The place `path` inside this folder.
    package func appending(_ path: RelativePath) -> RelativePath {
        RelativePath(
            components: components + path.components,
            description: description + "/" + path.description
        )
    }
}

extension RelativePath: CustomStringConvertible {}

extension RelativePath: Hashable {
    package static func == (left: RelativePath, right: RelativePath) -> Bool {
        left.description == right.description
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(description)
    }
}

extension RelativePath: Comparable {
    /// Orders by text, so that listings are the same on every machine.
    package static func < (left: RelativePath, right: RelativePath) -> Bool {
        left.components.lexicographicallyPrecedes(right.components)
    }
}

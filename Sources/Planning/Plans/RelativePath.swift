import Diagnostics

/// A place inside a project, never outside it.
package struct RelativePath: Hashable, Sendable {
    /// The folders to walk and the file at the end.
    package let components: [String]

    /// Reads a path such as `Sources/Photos/Photo.swift`.
    ///
    /// - Throws: A diagnostic when the path is empty, absolute, leaves the project, or holds a character that no file
    ///   name may hold.
    package init(_ text: String) throws(Diagnostic) {
        let components = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let isInside = components.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && $0 != "~" }
        guard isInside, !text.hasPrefix("~") else {
            throw Diagnostic(
                "The path '\(text)' does not name a place inside the project.",
                fix: "Write a path such as 'Sources/Photos/Photo.swift', without '..' and empty parts."
            )
        }
        let isPlain = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" && $0 != ":" }
        guard isPlain else {
            throw Diagnostic(
                "The path \(text.debugDescription) holds a character that not every disk takes.",
                fix: "Leave out control characters, '\\' and ':'."
            )
        }
        self.components = components
    }

    private init(components: [String]) {
        self.components = components
    }

    /// The name of the file at the end.
    package var name: String { components[components.count - 1] }

    /// The folder that holds it, when that is not the project itself.
    package var parent: RelativePath? {
        components.count > 1 ? RelativePath(components: components.dropLast()) : nil
    }

    /// The place `path` inside this folder.
    package func appending(_ path: RelativePath) -> RelativePath {
        RelativePath(components: components + path.components)
    }
}

extension RelativePath: CustomStringConvertible {
    /// The path with `/` between its parts.
    package var description: String { components.joined(separator: "/") }
}

extension RelativePath: Comparable {
    /// Orders by text, so that listings are the same on every machine.
    package static func < (left: RelativePath, right: RelativePath) -> Bool {
        left.components.lexicographicallyPrecedes(right.components)
    }
}

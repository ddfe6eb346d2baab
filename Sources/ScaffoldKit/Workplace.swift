import LightFoundation

/// Where the tool runs. Only the commands read it off the process; everything below is told.
package struct Workplace: Sendable {
    /// The folder that a person stands in, as an absolute path.
    package let currentFolder: String
    /// The tool's own checkout, where it is known: the kit comes from there.
    package var checkout: String? { findCheckout() }
    /// The folder of the built-in templates.
    package let templates: String
    /// The process's environment, for the toolchain.
    package let environment: [String: String]
    private let findCheckout: @Sendable () -> String?

    /// Describes a place to work in.
    ///
    /// - Parameter checkout: Looked for only when the kit is needed.
    package init(
        currentFolder: String,
        checkout: @autoclosure @escaping @Sendable () -> String?,
        templates: String,
        environment: [String: String]
    ) {
        self.currentFolder = currentFolder
        findCheckout = checkout
        self.templates = templates
        self.environment = environment
    }
}

extension Workplace {
    /// The path from the root of the disk, of a path as a person types it.
    package func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: currentFolder, isDirectory: true))
            .standardizedFileURL.path
    }
}

extension Workplace {
    /// The path as a person in the current folder would type it.
    package func relative(_ path: String) -> String {
        let here = URL(fileURLWithPath: currentFolder).standardizedFileURL.pathComponents
        let there = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
        if there == here { return "." }
        return there.starts(with: here) ? there.dropFirst(here.count).joined(separator: "/") : path
    }
}

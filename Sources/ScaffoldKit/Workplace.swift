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
    package var environment: [String: String] { readEnvironment() }
    private let findCheckout: @Sendable () -> String?
    private let readEnvironment: @Sendable () -> [String: String]

    /// Describes a place to work in.
    ///
    /// - Parameters:
    ///   - checkout: Looked for only when the kit is needed.
    ///   - environment: Read only when the toolchain is needed.
    package init(
        currentFolder: String,
        checkout: @autoclosure @escaping @Sendable () -> String?,
        templates: String,
        environment: @autoclosure @escaping @Sendable () -> [String: String]
    ) {
        self.currentFolder = currentFolder
        findCheckout = checkout
        self.templates = templates
        readEnvironment = environment
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

extension Workplace {
    /// What a person in the current folder types to run the tool.
    ///
    /// `swift run` looks for a package in the current folder and above: in an app, or outside the tool's repository, it has to
    /// be told where to look.
    package var callingWords: String {
        guard let checkout else { return "scaffold" }
        let home = URL(fileURLWithPath: checkout).standardizedFileURL.path
        let folders = sequence(first: URL(fileURLWithPath: currentFolder).standardizedFileURL) { folder in
            folder.path == "/" ? nil : folder.deletingLastPathComponent()
        }
        let package = folders.first { FileManager.default.fileExists(atPath: $0.path + "/Package.swift") }
        return package?.path == home ? "swift run scaffold" : "swift run --package-path \(home.shellQuoted) scaffold"
    }
}

import LightFoundation

/// A package on disk, and where its products go.
package struct PackageFolder: Hashable, Sendable, Codable {
    /// The folder with the manifest.
    package let path: String
    /// The folder for what is built.
    package let scratch: String

    /// Names a package; without `scratch` its products go where SwiftPM puts them.
    package init(_ path: String, scratch: String? = nil) {
        self.path = path
        self.scratch = scratch ?? path + "/.build"
    }

    /// Where the built modules lie that another can import.
    package var modules: String { scratch + "/debug/Modules" }

    /// Whether a build has been there.
    package var hasBeenBuilt: Bool { FileManager.default.fileExists(atPath: scratch + "/debug/ModuleCache") }

    /// The words that tell SwiftPM about the package.
    var arguments: [String] { ["--package-path", path, "--scratch-path", scratch] }
}

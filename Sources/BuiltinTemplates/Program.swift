import LightFoundation

/// The program that this process runs.
package enum Program {
    #if canImport(Darwin)
        static let bundleExtension = "bundle"
    #else
        static let bundleExtension = "resources"
    #endif

    /// The folder that the program lies in, without symbolic links; nil where the system does not tell.
    package static let folder: String? = {
        #if canImport(Darwin)
            let path = Bundle.main.executablePath
            return path.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path }
        #else
            // The kernel names the file itself, and no link to it.
            let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            return path.flatMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } }
        #endif
    }()
}

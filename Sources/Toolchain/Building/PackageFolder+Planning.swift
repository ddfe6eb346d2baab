import LightFoundation

extension PackageFolder {
    /// The words that have SwiftPM plan the build anew where it would not see by itself that it has to.
    ///
    /// SwiftPM keeps its plan until a file comes to, or leaves, the package itself. It does not look into the packages
    /// that lie beside it, and would compile a kit without the files that an update has brought.
    var planning: [String] { isPlanOutdated ? ["--disable-build-manifest-caching"] : [] }

    private var isPlanOutdated: Bool {
        guard let planned = FileManager.default.modificationDate(of: scratch + "/debug/description.json") else {
            return false
        }
        return localPackages.contains { Self.hasFolder(newerThan: planned, in: $0 + "/Sources") }
    }

    /// The packages that this one takes from the disk as they are, by SwiftPM's own list.
    private var localPackages: [String] {
        guard
            let data = FileManager.default.contents(atPath: scratch + "/workspace-state.json"),
            let list = try? JSONDecoder().decode(WorkspaceState.self, from: data)
        else { return [] }
        return list.object.dependencies.compactMap { $0.state.name == "fileSystem" ? $0.state.path : nil }
    }

    /// A folder's date is that of the last file that came or went; or was saved under another name first, as editors do.
    private static func hasFolder(newerThan planned: Date, in folder: String) -> Bool {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return ([folder] + paths.filter { !$0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }).contains { path in
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            guard attributes?[.type] as? FileAttributeType == .typeDirectory else { return false }
            return (attributes?[.modificationDate] as? Date).map { $0 > planned } ?? false
        }
    }
}

/// What SwiftPM notes down about the packages that another one needs.
private struct WorkspaceState: Decodable {
    struct Contents: Decodable { let dependencies: [Dependency] }
    struct Dependency: Decodable { let state: State }
    struct State: Decodable {
        let name: String
        let path: String?
    }

    let object: Contents
}

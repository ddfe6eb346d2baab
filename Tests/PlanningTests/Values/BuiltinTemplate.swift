import Foundation

@testable import Planning

/// The templates that travel with the tool, read from its sources.
enum BuiltinTemplate {
    /// One of them, with all that it includes.
    static func read(_ name: String) throws -> ModuleTemplate {
        let root = URL(filePath: #filePath).appending(path: "../../../../Templates/\(name)").standardized
        var tree: [RelativePath: FileContents] = [:]
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey])
        for case let file as URL in files ?? .init() {
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            let path = String(file.standardized.path.dropFirst(root.path.count + 1))
            tree[try RelativePath(path)] = FileContents([UInt8](try Data(contentsOf: file)))
        }
        let template = try ModuleTemplate(tree, folder: name)
        return try template.manifest.includes.reduce(template) { whole, name in try whole.including(read(name)) }
    }
}

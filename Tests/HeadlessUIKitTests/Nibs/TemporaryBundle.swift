import Foundation
import HeadlessUIKit
import Testing

/// A bundle in a folder of its own, which goes away with it.
@MainActor
final class TemporaryBundle {
    let folder: URL
    let bundle: Bundle

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
            .appendingPathComponent("App_HeadlessUIKitTests.resources")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        bundle = try #require(Bundle(url: folder))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
    }

    /// Writes a xib that holds `objects`.
    func write(_ objects: String, to name: String, ownerConnections: String = "") throws {
        let text = """
            <document>
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
                        <connections>\(ownerConnections)</connections>
                    </placeholder>
                    \(objects)
                </objects>
            </document>
            """
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
}

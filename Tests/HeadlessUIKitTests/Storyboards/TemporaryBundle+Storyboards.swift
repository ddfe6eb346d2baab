import Foundation

extension TemporaryBundle {
    /// Writes a storyboard of scenes that hold these objects.
    func write(storyboard name: String, initial: String, scenes: [String]) throws {
        let list = scenes.map { "<scene sceneID=\"\($0.hashValue)\"><objects>\($0)</objects></scene>" }.joined()
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">
                <scenes>\(list)</scenes>
            </document>
            """
        try Data(text.utf8).write(to: folder.appendingPathComponent(name + ".storyboard"))
    }
}

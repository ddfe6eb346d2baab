import LightFoundation

extension FileManager {
    /// When the file or folder at `path` was last changed; nil where there is none.
    package func modificationDate(of path: String) -> Date? {
        (try? attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
}

/// The pictures that were found by their names. As in UIKit, each is read once: looking for a file in a bundle takes longer
/// than all that a screen does with the picture.
final class NamedImages: @unchecked Sendable {
    static let shared = NamedImages()

    private struct Key: Hashable {
        let name: String
        let bundle: String
    }

    private let lock = NSLock()
    private var sources: [Key: ImageSource] = [:]

    /// The picture called `name` in `bundle`, read by `read` where it was not found before.
    func source(named name: String, in bundle: Bundle, read: () -> ImageSource?) -> ImageSource? {
        let key = Key(name: name, bundle: bundle.bundlePath)
        if let known = lock.withLock({ sources[key] }) { return known }
        guard let source = read() else { return nil }
        return lock.withLock {
            sources[key] = source
            return source
        }
    }
}

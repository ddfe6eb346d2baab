/// A place in a text, counted in UTF-16 units.
final class TextPlace: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? TextPlace)?.offset == offset
    }

    nonisolated override var hash: Int { offset }
}

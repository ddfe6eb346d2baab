/// How much room there is, in the two words that variations of a xib go by.
package struct XibSizeClasses: Hashable, Sendable {
    /// `compact` or `regular`, across.
    package let width: String
    /// `compact` or `regular`, down.
    package let height: String

    /// Describes how much room there is.
    package init(width: String, height: String) {
        self.width = width
        self.height = height
    }

    /// Whether a variation of this key is for so much room; `default` always is.
    func match(_ key: String) -> Bool {
        guard key != "default" else { return true }
        return key.split(separator: "-").allSatisfy { part in
            switch part {
            case "widthClass=" + width, "heightClass=" + height: true
            default: false
            }
        }
    }
}

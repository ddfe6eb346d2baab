internal import XibDocument

extension CGFloat: XibValue {
    /// Reads a finite number with a point, whatever the machine's language.
    package init?(xib text: String) {
        guard let value = Double(xib: text) else { return nil }
        self.init(value)
    }
}

/// Finds out whether a delegate wrote an optional method.
///
/// UIKit asks the Objective-C runtime. Here each such method has a default, and the default says that it ran.
@MainActor
enum OptionalMethod {
    case heightForRow
    case heightForHeader
    case heightForFooter
    case commitEditing
    case moveRow
    case sizeForItem
    case widthForComponent
    case rowHeightForComponent
    case viewForPickerRow
    case primaryActionForItem
    case performForItem
    case performForRow

    private static var defaults: Set<OptionalMethod> = []

    /// Says that the method's default ran.
    func isLeftOut() {
        Self.defaults.insert(self)
    }

    /// The answer of `call`; nil where it ran the method's default.
    func answer<Answer>(_ call: () -> Answer) -> Answer? {
        Self.defaults.remove(self)
        let answer = call()
        return Self.defaults.remove(self) == nil ? answer : nil
    }
}

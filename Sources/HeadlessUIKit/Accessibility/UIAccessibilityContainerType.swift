/// How what an object contains is put together.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// Not in a way that has a name.
    case none = 0
    /// As a table of rows and columns.
    case dataTable = 1
    /// As a list.
    case list = 2
    /// As a part of the screen that is worth going to.
    case landmark = 3
    /// As things that belong together.
    case semanticGroup = 4
}

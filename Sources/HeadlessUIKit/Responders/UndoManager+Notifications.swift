extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Changes are about to be taken back.
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Changes were taken back.
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Changes are about to be made again.
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Changes were made again.
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}

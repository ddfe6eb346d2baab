extension Headless {
    /// Chooses a font, as a finger would; the picker stays until the app dismisses it.
    @discardableResult
    public static func choose(_ descriptor: UIFontDescriptor, in picker: UIFontPickerViewController) -> Obstacle? {
        picker.choose(descriptor)
    }

    /// Leaves a picker for fonts without choosing one.
    @discardableResult
    public static func cancel(_ picker: UIFontPickerViewController) -> Obstacle? {
        picker.cancel()
    }
}

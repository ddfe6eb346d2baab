extension Headless {
    /// Chooses a picture, as a finger would; the picker stays until the app dismisses it.
    @discardableResult
    public static func choose(_ image: UIImage, in picker: UIImagePickerController) -> Obstacle? {
        picker.choose(image)
    }

    /// Chooses a colour, as a finger would.
    @discardableResult
    public static func choose(_ color: UIColor, in picker: UIColorPickerViewController) -> Obstacle? {
        picker.choose(color)
    }

    /// Chooses files, or a place for them, as a finger would; the picker goes as time passes.
    @discardableResult
    public static func choose(_ urls: [URL], in picker: UIDocumentPickerViewController) -> Obstacle? {
        picker.choose(urls)
    }

    /// Leaves a picker for pictures without choosing one.
    @discardableResult
    public static func cancel(_ picker: UIImagePickerController) -> Obstacle? {
        picker.cancel()
    }

    /// Leaves a picker for files without choosing one; it goes as time passes.
    @discardableResult
    public static func cancel(_ picker: UIDocumentPickerViewController) -> Obstacle? {
        picker.cancel()
    }
}

/// A file that a newer version of the app saved: it is left alone.
public struct NewerVersion: Error, Equatable {
    /// The file's name.
    public let file: String

    /// What is said of `file`.
    public init(file: String) {
        self.file = file
    }
}

extension NewerVersion: LocalizedError {
    /// The reason in one sentence, for a screen's error view.
    public var errorDescription: String? { "\(file) was saved by a newer version of the app." }
}

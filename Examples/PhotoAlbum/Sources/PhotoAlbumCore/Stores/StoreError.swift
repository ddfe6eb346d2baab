/// Why a store could not do what it was asked.
public enum StoreError: Error, Equatable {
    /// The app came without this file.
    case missing(String)
    /// This file does not hold what it should; the reason is for developers, such as `[2].rating is missing`.
    case unreadable(String, because: String)
    /// This file could not be written.
    case unsaved(String)
    /// The store was given no way to save.
    case readOnly
}

extension StoreError: LocalizedError {
    /// The reason in one sentence, for a screen's error view.
    public var errorDescription: String? {
        switch self {
        case .missing(let file): "\(file) is missing from the app."
        case .unreadable(let file, because: _): "\(file) cannot be read."
        case .unsaved(let file): "\(file) could not be saved."
        case .readOnly: "What is shown here cannot be changed."
        }
    }
}

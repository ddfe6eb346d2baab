/// Why a store could not do what it was asked.
public enum StoreError: Error, Equatable {
    /// The app came without this file.
    case missing(String)
    /// This file does not hold what it should.
    case unreadable(String)
    /// This file could not be written.
    case unsaved(String)
}

extension StoreError: LocalizedError {
    /// The reason in one sentence, for a screen's error view.
    public var errorDescription: String? {
        switch self {
        case .missing(let file): "\(file) is missing from the app."
        case .unreadable(let file): "\(file) cannot be read."
        case .unsaved(let file): "\(file) could not be saved."
        }
    }
}

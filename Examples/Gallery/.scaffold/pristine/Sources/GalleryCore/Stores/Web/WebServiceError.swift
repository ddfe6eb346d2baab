/// Why a web service could not do what it was asked.
public enum WebServiceError: Error, Equatable {
    /// There is no way to it, or it gave no answer.
    case unreachable
    /// It answered with a status that means no.
    case refused(Int)
    /// It answered with something else than was asked for; the reason is for developers.
    case unreadable(because: String)

    /// Whether it may be otherwise in a moment.
    var isPassing: Bool {
        switch self {
        case .unreachable: true
        case .refused(let status): status == 408 || status == 429 || status >= 500
        case .unreadable: false
        }
    }
}

extension WebServiceError: LocalizedError {
    /// The reason in one sentence, for a screen's error view.
    public var errorDescription: String? {
        switch self {
        case .unreachable: "The service cannot be reached."
        case .refused(let status): "The service answered with the status \(status)."
        case .unreadable(because: _): "The service answered with something else."
        }
    }
}

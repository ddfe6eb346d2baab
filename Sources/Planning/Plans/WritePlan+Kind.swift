extension WritePlan.Outcome {
    /// What becomes of a file, without the bytes: the word that people and machines read.
    package enum Kind: String, CaseIterable, Sendable {
        case create
        case identical
        case replace
        case keep
        case conflict
    }

    /// What becomes of the file, without the bytes.
    package var kind: Kind {
        switch self {
        case .create: .create
        case .identical: .identical
        case .replace: .replace
        case .keep: .keep
        case .conflict: .conflict
        }
    }
}

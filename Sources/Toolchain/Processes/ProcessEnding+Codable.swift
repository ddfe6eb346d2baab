extension ProcessEnding: Codable {
    private enum CodingKeys: CodingKey {
        case kind, code
    }

    private enum Kind: String, Codable {
        case exited, signalled, interrupted, timedOut
    }

    /// Reads what ``encode(to:)`` writes.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Kind.self, forKey: .kind) {
        case .exited: self = .exited(try container.decode(Int32.self, forKey: .code))
        case .signalled: self = .signalled(try container.decode(Int32.self, forKey: .code))
        case .interrupted: self = .interrupted
        case .timedOut: self = .timedOut
        }
    }

    /// Writes a kind, and the status or signal as its code.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .exited(let code):
            try container.encode(Kind.exited, forKey: .kind)
            try container.encode(code, forKey: .code)
        case .signalled(let code):
            try container.encode(Kind.signalled, forKey: .kind)
            try container.encode(code, forKey: .code)
        case .interrupted:
            try container.encode(Kind.interrupted, forKey: .kind)
        case .timedOut:
            try container.encode(Kind.timedOut, forKey: .kind)
        }
    }
}

extension FileFacts {
    /// The kinds of type that a file may declare without being read.
    static let kindsOfUnread: [TypeFact.Kind] = [.struct, .enum, .actor, .protocol]

    /// What is known of a file that matters to no rule by itself: that it declares the type that it is named after.
    ///
    /// Other files may extend that type, or name it.
    init(unread source: SwiftSource) {
        let name = String(source.name.prefix { $0 != "." && $0 != "+" })
        for kind in Self.kindsOfUnread {
            let words = "\(kind) "
            guard let start = source.text.utf8.offset(of: (words + name).utf8),
                source.text.utf8.dropFirst(start + words.utf8.count + name.utf8.count).first?.isOfName != true
            else { continue }
            types.append(
                TypeFact(
                    kind: kind,
                    name: name,
                    outer: nil,
                    inherited: [],
                    offset: start + words.utf8.count,
                    lines: 0,
                    access: .internal
                )
            )
        }
    }
}

extension UInt8 {
    /// Whether a name may go on with it.
    fileprivate var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}

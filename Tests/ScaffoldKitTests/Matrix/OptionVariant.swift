import Testing

/// One combination of what a list or grid can be asked to have.
///
/// An option more is a factor more: see ``factors``.
struct OptionVariant: Hashable, Sendable, CustomTestStringConvertible {
    static let layouts = ["list", "grid"]
    static let sources = ["json", "archive", "file", "web"]
    static let extras = ["refresh", "delete", "search", "restore"]
    /// No section, or one field of each kind of ``fields``.
    static let sections = ["", "title", "place", "startsOn", "isOpen", "owner"]
    static let fields = ["title:String", "place:String:optional", "startsOn:Date", "isOpen:Bool", "owner:User"]

    let layout: String
    let source: String
    let extras: [String]
    let section: String

    /// Every combination there is.
    static let all = layouts.flatMap { layout in
        sources.flatMap { source in
            (0..<(1 << extras.count)).flatMap { bits in
                let chosen = extras.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
                return sections.map { OptionVariant(layout: layout, source: source, extras: chosen, section: $0) }
            }
        }
    }

    /// A few in which every two options occur together in each of their settings.
    static var pairwise: [OptionVariant] {
        var open = all.reduce(into: Set<String>()) { $0.formUnion($1.pairs) }
        var chosen: [OptionVariant] = []
        while let best = all.max(by: { open.intersection($0.pairs).count < open.intersection($1.pairs).count }),
            !open.isDisjoint(with: best.pairs)
        {
            chosen.append(best)
            open.subtract(best.pairs)
        }
        return chosen
    }

    /// What it is set to, option by option.
    private var factors: [String] {
        [layout, source] + Self.extras.map { extras.contains($0) ? $0 : "no \($0)" } + ["by \(section)"]
    }

    private var pairs: Set<String> {
        Set(factors.indices.flatMap { one in factors[(one + 1)...].map { "\(factors[one]) and \($0)" } })
    }

    /// What tells it from the others: `ListJsonRefSeaByPlaceTrips`.
    var name: String {
        let words =
            [layout, source] + extras.map { String($0.prefix(3)) } + (section.isEmpty ? [] : ["by", section]) + [
                "trips"
            ]
        return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// What is answered to the template.
    var answers: [String: String] {
        [
            "layout": layout, "source": source, "with": extras.joined(separator: ","), "section-by": section,
            "model": String(name.dropLast()),
        ].filter { !$0.value.isEmpty }
    }

    var testDescription: String { name }
}

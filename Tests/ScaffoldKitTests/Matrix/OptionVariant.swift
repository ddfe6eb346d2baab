/// One combination of what a screen can be asked to be and to have.
///
/// An option more of a list or grid is a factor more: see ``factors``.
struct OptionVariant: Hashable, Sendable {
    static let sources = ["json", "archive", "file", "web"]
    static let extras = ["refresh", "delete", "search", "restore"]
    /// One field of each kind of ``fields``.
    static let sections = ["title", "place", "startsOn", "isOpen", "owner"]
    static let fields = [
        "title:String", "place:String:optional", "startsOn:Date", "isOpen:Bool", "owner:User",
    ]

    let layout: String
    let source: String
    let extras: [String]
    let section: String

    /// Every layout with every source and every choice of extras that it takes, and sections in every pair with those.
    static let all = lists(in: [""]) + pairwise(lists(in: sections)) + pages + [settings]

    private static let pages = ["detail", "form"].flatMap { layout in
        sources.map { OptionVariant(layout: layout, source: $0, extras: [], section: "") }
    }
    private static let settings = OptionVariant(layout: "settings", source: "", extras: [], section: "")

    private static func lists(in sections: [String]) -> [OptionVariant] {
        ["list", "grid"].flatMap { layout in
            sources.flatMap { source in
                (0..<(1 << extras.count)).flatMap { bits in
                    let chosen = extras.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
                    return sections.map {
                        OptionVariant(layout: layout, source: source, extras: chosen, section: $0)
                    }
                }
            }
        }
    }

    /// A few of `variants` in which every two options occur together in each of their settings.
    private static func pairwise(_ variants: [OptionVariant]) -> [OptionVariant] {
        var open = variants.reduce(into: Set<String>()) { $0.formUnion($1.pairs) }
        var chosen: [OptionVariant] = []
        while let best = variants.max(by: { open.intersection($0.pairs).count < open.intersection($1.pairs).count }),
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
        let sections = section.isEmpty ? [] : ["by", section]
        let words = [layout, source] + extras.map { String($0.prefix(3)) } + sections + ["trips"]
        return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// What is answered to the template.
    var answers: [String: String] {
        let answers = [
            "layout": layout, "source": source, "with": extras.joined(separator: ","),
            "section-by": section,
        ]
        let model = layout == "settings" ? [:] : ["model": String(name.dropLast())]
        return answers.filter { !$0.value.isEmpty }.merging(model) { $1 }
    }

    /// What is typed for the model; settings show no model.
    var fields: [String] { layout == "settings" ? [] : Self.fields }

    /// What a person types to get it.
    var commandLine: String {
        let options = answers.sorted { $0.key < $1.key }.map { "--\($0.key) \($0.value)" }
        return (["scaffold new screen", name] + fields + options).joined(separator: " ")
    }
}

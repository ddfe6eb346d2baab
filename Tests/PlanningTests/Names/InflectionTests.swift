import Testing

@testable import Planning

@Suite struct InflectionTests {
    @Test(arguments: [
        ("Photo", "Photos"), ("person", "people"), ("Salesperson", "Salespeople"), ("Child", "Children"),
        ("woman", "women"), ("human", "humans"), ("Mouse", "Mice"), ("status", "statuses"), ("Address", "Addresses"),
        ("box", "boxes"), ("tax", "taxes"), ("leaf", "leaves"), ("shelf", "shelves"), ("knife", "knives"),
        ("movie", "movies"), ("cookie", "cookies"), ("tie", "ties"), ("category", "categories"), ("city", "cities"),
        ("property", "properties"), ("day", "days"), ("criterion", "criteria"), ("index", "indices"),
        ("quiz", "quizzes"),
        ("class", "classes"), ("dish", "dishes"), ("match", "matches"), ("cache", "caches"), ("stomach", "stomachs"),
        ("size", "sizes"), ("prize", "prizes"), ("price", "prices"), ("house", "houses"), ("bus", "buses"),
        ("virus", "viruses"), ("course", "courses"), ("base", "bases"), ("use", "uses"),
        ("clause", "clauses"), ("response", "responses"), ("lens", "lenses"), ("alias", "aliases"), ("gas", "gases"),
        ("canvas", "canvases"), ("analysis", "analyses"), ("hypothesis", "hypotheses"), ("crisis", "crises"),
        ("hero", "heroes"), ("photo", "photos"), ("shoe", "shoes"), ("archive", "archives"), ("wave", "waves"),
        ("olive", "olives"), ("life", "lives"), ("menu", "menus"), ("emoji", "emojis"), ("specimen", "specimens"),
        ("email", "emails"), ("service", "services"), ("key", "keys"), ("radius", "radii"), ("URL", "URLs"),
        ("ID", "IDs"),
        ("GPS", "GPSs"), ("iPad", "iPads"), ("HTTP2", "HTTP2s"), ("Top10", "Top10s"), ("release", "releases"),
    ])
    func `one and many find each other`(one: String, many: String) {
        #expect(Inflection.plural(of: one) == many)
        #expect(Inflection.singular(of: many) == one)
        #expect(Inflection.singular(of: one) == one)
        #expect(Inflection.plural(of: many) == many)
    }

    @Test(arguments: [
        "news", "series", "species", "sheep", "Settings", "data", "Metadata", "media", "jellyfish", "music",
        "analytics",
    ])
    func `what cannot be counted stays`(word: String) {
        #expect(Inflection.singular(of: word) == word)
        #expect(Inflection.plural(of: word) == word)
    }
}

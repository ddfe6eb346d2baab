import Testing

@testable import Planning

@Suite struct NounTests {
    @Test(arguments: [
        ("Photo", "a photo", "photos", "photo", "photos", "photos"),
        ("Album", "an album", "albums", "album", "albums", "albums"),
        ("NewsItem", "a news item", "news items", "newsItem", "newsItems", "news-items"),
        ("Sheep", "a sheep", "sheep", "sheep", "sheepItems", "sheep-items"),
        ("URLEntry", "a URL entry", "URL entries", "urlEntry", "urlEntries", "url-entries"),
        ("HTTP2Feed", "an HTTP2 feed", "HTTP2 feeds", "http2Feed", "http2Feeds", "http2-feeds"),
        ("IPad", "an iPad", "iPads", "iPad", "iPads", "ipads"),
        (
            "ConferenceParticipantRegistration", "a participant registration", "participant registrations",
            "participantRegistration", "participantRegistrations", "participant-registrations"
        ),
        ("Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "an entry", "entries", "entry", "entries", "entries"),
        (
            "InternationalConferenceDefault", "a conference default", "conference defaults", "conferenceDefault",
            "conferenceDefaults", "conference-defaults"
        ),
    ])
    func `a model has words for one and for many`(
        type: String,
        article: String,
        plural: String,
        item: String,
        items: String,
        file: String
    ) throws {
        let noun = try Noun(Name(type, as: .model))
        #expect(noun.withArticle == article)
        #expect(noun.plural == plural)
        #expect([noun.item, noun.items, noun.file] == [item, items, file])
    }

    @Test(arguments: [
        ("hour", "an"), ("house", "a"), ("user", "a"), ("unit", "a"), ("union", "a"), ("uncle", "an"), ("owner", "an"),
        ("one", "a"), ("European", "a"), ("eye", "an"), ("MRI", "an"), ("PDF", "a"), ("SIM card", "a"), ("XML", "an"),
        ("UUID", "a"), ("honest broker", "an"), ("unimportant thing", "an"),
    ])
    func `the article goes by the sound`(word: String, article: String) {
        #expect(Noun.withArticle(word) == article + " " + word)
    }

    @Test(arguments: ["Cell", "Driver", "Day", "Store"])
    func `a variable that means something else already is not used`(type: String) throws {
        let noun = try Noun(Name(type, as: .model), isTaken: TakenVariables.contains)
        #expect(noun.item == type.lowercased() + "Model")
        #expect(noun.singular == type.lowercased())
    }
}

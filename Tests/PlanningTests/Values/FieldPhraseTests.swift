import Testing

@testable import Planning

@Suite struct FieldPhraseTests {
    @Test(arguments: [
        ("id:Int", "What tells this photo from all others."),
        ("title:String", "The photo's title."),
        ("photoCount:Int?", "The photo's photo count, if any."),
        ("siteURL:URL", "The photo's site URL."),
        ("tags:[String]?", "The photo's tags, if any."),
        ("createdAt:Date", "When the photo was created."),
        ("takenOn:Date?", "When the photo was taken, if at all."),
        ("lastSeenAt:Date", "When the photo was last seen."),
        ("startsOn:Date", "When the photo starts."),
        ("dueDate:Date?", "The photo's due date, if any."),
        ("at:Date", "The photo's `at`."),
        ("by:String", "The photo's `by`."),
        ("createdBy:User", "What the photo was created by."),
        ("visibleTo:[User]?", "What the photo is visible to, if anything."),
        ("goesTo:String", "What the photo goes to."),
        ("validUntil:Date?", "Until when the photo is valid, if it is known."),
        ("isOpen:Bool", "Whether the photo is open."),
        ("hasSound:Bool?", "Whether the photo has sound, if known."),
        ("published:Bool", "Whether the photo is published."),
        ("repeats:Bool", "Whether the photo repeats."),
        ("can:Bool", "Whether `can` holds for the photo."),
        ("wifi:Bool?", "Whether `wifi` holds for the photo, if known."),
        ("isMember:Bool", "Whether the photo is a member."),
        ("isPremiumUser:Bool", "Whether the photo is a premium user."),
        ("isAdmin:Bool", "Whether the photo is an admin."),
        ("isSenior:Bool", "Whether the photo is senior."),
        ("isSignedIn:Bool", "Whether the photo is signed in."),
        ("available:Bool", "Whether the photo is available."),
    ])
    func `a field is described in one sentence`(typed: String, sentence: String) throws {
        #expect(try phrase(typed).sentence == sentence)
    }

    @Test(arguments: [
        (
            "createdAt:Date", "the photo was created", "those never created", "two created at once",
            "when it was created"
        ),
        ("startsOn:Date", "the photo starts", "those without a date", "two with the same date", "when it starts"),
        (
            "dueDate:Date", "the photo's due date lies", "those without a due date", "two with the same due date",
            "its due date"
        ),
        (
            "validUntil:Date", "the photo's `validUntil` lies", "those without a date", "two with the same date",
            "its valid until"
        ),
    ])
    func `a date is spoken of as what it is`(
        typed: String,
        event: String,
        without: String,
        twins: String,
        saying: String
    ) throws {
        let phrase = try phrase(typed)
        #expect([phrase.event, phrase.without, phrase.twins, phrase.saying] == [event, without, twins, saying])
    }

    @Test func `a photo without its date is named`() throws {
        #expect(try phrase("takenAt:Date?").oneWithout == "a photo that was never taken")
        #expect(try phrase("endDate:Date?").oneWithout == "a photo without an end date")
    }

    @Test func `a long name is kept out of sentences that cannot be wrapped`() throws {
        let phrase = try phrase("anExtraordinarilyLongNameForAField:Date?")
        #expect(phrase.oneWithout == "a photo without a date")
        #expect(phrase.twins == "two with the same date")
    }

    @Test(arguments: [
        ("photoCount:Int", "Photo count"), ("isOpen:Bool", "Open"), ("hasSound:Bool", "Has sound"),
        ("createdAt:Date", "Created"), ("startsOn:Date", "Starts"), ("isbn:Int", "ISBN"),
    ])
    func `a label names the value`(typed: String, label: String) throws {
        #expect(try phrase(typed).label == label)
    }

    private func phrase(_ typed: String) throws -> FieldPhrase {
        FieldPhrase(try Field(typed), of: Noun(try Name("Photo", as: .model)))
    }
}

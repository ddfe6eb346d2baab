import Testing

@testable import Planning

@Suite struct SampleValuesTests {
    private let samples = SampleValues(
        models: Models([
            Model("Album", fields: [Field("title", .string), Field("owner", .model("User"), isOptional: true)]),
            Model("Node", fields: [Field("children", .model("Node"), isList: true)]),
        ])
    )

    @Test(arguments: [
        ("title:String", 0, #""First title""#, #""Morning light""#),
        ("title:String", 8, #""Title 9""#, #""Morning light 2""#),
        ("color:String", 1, #""Second color""#, #""Color 2""#),
        ("tags:[String]", 1, #"["Third tag", "Fourth tag"]"#, #"["Tag 3", "Tag 4"]"#),
        ("count:Int", 2, "26", "26"),
        ("id:Int", 2, "3", "3"),
        ("id:String", 2, #""id-3""#, #""id-3""#),
        ("rating:Double", 1, "1.5", "1.5"),
        ("price:Decimal", 1, "11.5", "11.5"),
        ("isOpen:Bool", 0, "true", "true"),
        ("isOpen:Bool", 1, "false", "false"),
        ("day:Date", 0, "Date(timeIntervalSince1970: 1_748_768_400)", #""2025-06-01T09:00:00Z""#),
        ("day:Date", 1, "Date(timeIntervalSince1970: 1_745_571_600)", #""2025-04-25T09:00:00Z""#),
        ("day:Date", 340, "Date(timeIntervalSince1970: 661_856_400)", #""1990-12-22T09:00:00Z""#),
        (
            "site:URL", 0, #"URL(string: "https://example.com/site/1") ?? URL(filePath: "/")"#,
            #""https://example.com/site/1""#
        ),
        (
            "coverImage:URL?", 0, #"URL(string: "https://example.com/cover-image/1")"#,
            #""https://example.com/cover-image/1""#
        ),
        (
            "id:UUID", 9, "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10))",
            #""00000000-0000-0000-0000-00000000000A""#
        ),
        ("raw:Data", 0, "Data([0, 0, 1])", #""AAAB""#),
        ("raw:Data", 65535, "Data([1, 0, 0])", #""AQAA""#),
        ("note:String?", 2, "nil", "null"),
        ("notes:[Int]?", 5, "nil", "null"),
        (
            "owner:User", 0,
            #"User(id: 1, name: "First name")"#,
            #"{ "id": 1, "name": "Ada Moreno" }"#
        ),
        (
            "album:Album", 0,
            #"Album(id: 1, title: "First title", owner: nil)"#,
            #"{ "id": 1, "title": "Morning light" }"#
        ),
    ])
    func `a sample is the same in Swift and in JSON`(typed: String, index: Int, swift: String, json: String) throws {
        #expect(try samples.swift(Field(typed), at: index) == swift)
        #expect(try samples.json(Field(typed), at: index) == json)
    }

    @Test func `an item has all its fields`() {
        let photo = Model("Photo", fields: [Field("id", .int), Field("count", .int)])
        #expect(samples.swift(photo, at: 0) == "Photo(id: 1, count: 12)")
        #expect(samples.json(photo, at: 1) == #"{ "id": 2, "count": 19 }"#)
    }

    @Test func `models that hold themselves end`() {
        let node = Model("Node", fields: [Field("id", .int), Field("children", .model("Node"), isList: true)])
        #expect(samples.json(node, at: 0).hasSuffix(#""children": [] }] }"#))
    }

    @Test func `of three items the first is first in a list`() {
        let (texts, days) = (Field("title", .string), Field("day", .date))
        let titles = (0..<3).map { samples.swift(texts, at: $0) }
        let dates = (0..<3).map { samples.json(days, at: $0) }
        #expect(titles == titles.sorted())
        #expect(dates == dates.sorted(by: >))
    }

    @Test func `no two items have the same text or id`() {
        for field in [Field("title", .string), Field("shade", .string), Field("id", .uuid), Field("id", .string)] {
            #expect(Set((0..<1000).map { samples.json(field, at: $0) }).count == 1000)
        }
    }
}

import Mustache
import Testing

@testable import Planning

@Suite struct UnseenValuesTests {
    @Test(arguments: [
        ("title:String", #""id""#, "The id is for the app alone."),
        (
            "title:String count:Int isOpen:Bool site:URL price:Decimal", #""id", "price""#,
            "The id is for the app alone; a cell has no room for more."
        ),
        (
            "title:String flags:[Bool]", #""id", "flags""#,
            "The id is for the app alone; some look alike in all samples."
        ),
        ("id:Int", "", nil),
    ])
    func `a cell shows a few fields, the id where there is no other`(
        fields: String,
        names: String,
        why: String?
    ) throws {
        #expect(try unseen("inCell", fields) == [names, why])
    }

    @Test(arguments: [
        ("title:String count:Int? tags:[String] owner:User", #""id""#, "The id is for the app alone."),
        (
            "title:String portrait:Data?", #""id", "portrait""#,
            "The id is for the app alone; bytes that are no picture show nothing."
        ),
        ("title:String files:[Data]?", #""id""#, "The id is for the app alone."),
    ])
    func `a page shows all fields, and pictures where there are any`(
        fields: String,
        names: String,
        why: String
    ) throws {
        #expect(try unseen("onPage", fields) == [names, why])
    }

    @Test(arguments: [
        ("title:String isOpen:Bool? startsOn:Date site:URL?", #""id""#, "The id is for the app alone."),
        (
            "title:String key:UUID tags:[String]", #""id", "key", "tags""#,
            "The id is for the app alone; what can be neither typed nor picked is only shown."
        ),
    ])
    func `a form asks for what can be typed or picked`(fields: String, names: String, why: String) throws {
        #expect(try unseen("inForm", fields) == [names, why])
    }

    private func unseen(_ place: String, _ fields: String) throws -> [String?] {
        let model = Model("Photo", fields: try fields.split(separator: " ").map { try Field(String($0)) })
        let values = UnseenValues(model, models: Models([model])).value
        guard case .object(let places) = values, case .object(let value)? = places[place] else { return [] }
        return ["names", "why"].map { name in
            if case .string(let text)? = value[name] { text } else { nil }
        }
    }
}

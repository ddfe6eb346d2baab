import Testing

@testable import Planning

@Suite struct DetailPartTests {
    @Test(arguments: [
        ("a:String", "a", "a"),
        ("a:String?", "a", #"a ?? """#),
        ("a:Int", #""A: \(a)""#, #""A: \(a)""#),
        ("a:Int?", #"a.map { "A: \($0)" }"#, #"a.map { "A: \($0)" } ?? """#),
        ("a:Double", #""A: \(a.formatted())""#, #""A: \(a.formatted())""#),
        ("isOpen:Bool", #"isOpen ? "Open" : nil"#, #"isOpen ? "Open" : """#),
        ("isOpen:Bool?", #"isOpen == true ? "Open" : nil"#, #"isOpen == true ? "Open" : """#),
        (
            "a:Date", "a.formatted(date: .abbreviated, time: .omitted)",
            "a.formatted(date: .abbreviated, time: .omitted)"
        ),
        ("a:URL", "a.host() ?? a.absoluteString", "a.host() ?? a.absoluteString"),
        ("a:User", "a.name", "a.name"),
        ("a:User?", "a?.name", #"a?.name ?? """#),
        ("a:[String]", #"a.isEmpty ? nil : a.joined(separator: ", ")"#, #"a.joined(separator: ", ")"#),
        (
            "a:[User]?", #"a.flatMap { $0.isEmpty ? nil : $0.map(\.name).joined(separator: ", ") }"#,
            #"a?.map(\.name).joined(separator: ", ") ?? """#
        ),
        ("get:String", "self.get", "self.get"),
    ])
    func `a part is a text that may be missing, and a text where it is alone`(
        typed: String,
        part: String,
        whole: String
    ) throws {
        let field = try Field(typed)
        let noun = Noun(try Name("Photo", as: .model))
        let detail = DetailPart(
            field,
            phrase: FieldPhrase(field, of: noun),
            display: Display(),
            isDateAmongOthers: false
        )
        #expect(detail.expression.code == part)
        #expect(detail.whole == whole)
    }
}

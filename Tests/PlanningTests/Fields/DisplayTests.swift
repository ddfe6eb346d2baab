import Testing

@testable import Planning

@Suite struct DisplayTests {
    @Test(arguments: [
        ("a:String", #"photo.a"#),
        ("a:String?", #"photo.a ?? """#),
        ("a:[String]", #"photo.a.joined(separator: ", ")"#),
        ("a:[String]?", #"photo.a?.joined(separator: ", ") ?? """#),
        ("a:Int", #"photo.a.formatted()"#),
        ("a:Double?", #"photo.a?.formatted() ?? """#),
        ("a:[Decimal]", #"photo.a.map { $0.formatted() }.joined(separator: ", ")"#),
        ("a:Bool", #"photo.a ? "Yes" : "No""#),
        ("a:Bool?", #"photo.a.map { $0 ? "Yes" : "No" } ?? """#),
        ("a:[Bool]?", #"photo.a?.map { $0 ? "Yes" : "No" }.joined(separator: ", ") ?? """#),
        ("a:Date", #"photo.a.formatted(date: .abbreviated, time: .omitted)"#),
        ("a:Date?", #"photo.a?.formatted(date: .abbreviated, time: .omitted) ?? """#),
        ("a:URL", #"photo.a.host() ?? photo.a.absoluteString"#),
        ("a:URL?", #"photo.a.map { $0.host() ?? $0.absoluteString } ?? """#),
        ("a:UUID", #"photo.a.uuidString"#),
        ("a:[UUID]", #"photo.a.map(\.uuidString).joined(separator: ", ")"#),
        ("a:Data", #"photo.a.count.formatted(.byteCount(style: .file))"#),
        ("a:User", #"photo.a.name"#),
        ("a:User?", #"photo.a?.name ?? """#),
        ("a:[User]", #"photo.a.map(\.name).joined(separator: ", ")"#),
        ("a:Trip", #"photo.a.label ?? """#),
        ("a:Trip?", #"photo.a?.label ?? """#),
        ("a:[Trip]", #"photo.a.compactMap(\.label).joined(separator: ", ")"#),
        ("a:Count", #"photo.a.number?.formatted() ?? """#),
        ("a:[Count]?", #"photo.a?.compactMap { $0.number?.formatted() }.joined(separator: ", ") ?? """#),
        ("a:Flag?", #"photo.a.map { $0.isOpen ? "Yes" : "No" } ?? """#),
        ("a:Visit", #"photo.a.user.name"#),
        ("a:Visit?", #"photo.a?.user.name ?? """#),
        ("a:Loop:list", #"photo.a.map { $0.loop.loop.loop.id.formatted() }.joined(separator: ", ")"#),
    ])
    func `a field becomes a text`(typed: String, expression: String) throws {
        let models = Models([
            Model("Trip", fields: [Field("label", .string, isOptional: true)]),
            Model("Count", fields: [Field("number", .int, isOptional: true)]),
            Model("Flag", fields: [Field("isOpen", .bool)]),
            Model("Visit", fields: [Field("user", .model("User"))]),
            Model("Loop", fields: [Field("loop", .model("Loop"))]),
        ])
        #expect(try Display(models: models).expression(for: Field(typed), as: "photo.a").text == expression)
    }
}

import Testing

@testable import Planning

@Suite struct SampleSignTests {
    private let sign = SampleSign(
        models: Models([
            Model("Trip", fields: [Field("label", .string, isOptional: true)]),
            Model("Visit", fields: [Field("guest", .model("User"), isOptional: true)]),
        ])
    )

    @Test(arguments: [
        ("title:String", [true, true, true]),
        ("title:String?", [true, true, false]),
        ("trip:Trip", [true, true, false]),
        ("trips:[Trip]", [true, true, true]),
        ("visit:Visit", [false, false, false]),
    ])
    func `what is missing from a sample cannot be seen`(typed: String, seen: [Bool]) throws {
        let field = try Field(typed)
        #expect((0..<3).map { sign.shows(field, at: $0) } == seen)
    }

    @Test(arguments: [
        ("title:String", #""First title""#), ("count:Int", #""12""#), ("rating:Double", #""5""#),
        ("price:Decimal", #""9""#), ("isOpen:Bool", #""Open""#), ("site:URL", #""example.com""#),
        ("trip:Trip", #""First label""#), ("visit:Visit", nil),
    ])
    func `a test looks for a sign of the first sample`(typed: String, code: String?) throws {
        let field = try Field(typed)
        #expect(sign.code(for: field, label: "Open", in: Model("Photo", fields: [field])) == code)
    }

    @Test func `the date of the order is the one that the test hands in`() {
        let field = Field("takenAt", .date)
        let code = sign.code(for: field, label: "", in: Model("Photo", fields: [field]))
        #expect(code == "now.formatted(date: .abbreviated, time: .omitted)")
    }
}

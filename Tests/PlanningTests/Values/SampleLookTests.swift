import Testing

@testable import Planning

@Suite struct SampleLookTests {
    private let look = SampleLook(
        models: Models([
            Model("Trip", fields: [Field("label", .string)]),
            Model("Folder", fields: [Field("content", .data)]),
        ])
    )

    @Test(arguments: [
        ("title:String", true), ("count:Int", true), ("isOpen:Bool", true), ("site:URL", true), ("startsOn:Date", true),
        ("tags:[String]", true), ("trip:Trip", true), ("trips:[Trip]", true), ("content:Data", false),
        ("content:Data?", true), ("flags:[Bool]", false), ("flags:[Bool]?", true), ("folder:Folder", false),
    ])
    func `samples look different in a field or alike`(typed: String, isTold: Bool) throws {
        #expect(try look.tellsApart(Field(typed)) == isTold)
    }
}

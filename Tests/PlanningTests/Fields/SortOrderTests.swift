import Testing

@testable import Planning

@Suite struct SortOrderTests {
    @Test(arguments: [
        (["title:String", "takenAt:Date"], SortOrder.newestFirst(Field("takenAt", .date))),
        (["takenAt:Date?", "seenAt:Date"], .newestFirst(Field("takenAt", .date, isOptional: true))),
        (["count:Int", "title:String"], .titleAscending(Field("title", .string))),
        (["note:String?"], .titleAscending(Field("note", .string, isOptional: true))),
        (["days:[Date]", "isOpen:Bool"], .byID(Field("id", .int))),
        (["id:UUID", "isOpen:Bool"], .byID(Field("id", .uuid))),
        (["id:String"], .byID(Field("id", .string))),
    ])
    func `a list is sorted by its first date, else by its title, else by its id`(
        fields: [String],
        order: SortOrder
    ) throws {
        let model = try Model(of: ScreenNames("Photos"), fields: fields)
        #expect(model.sortOrder == order)
    }
}

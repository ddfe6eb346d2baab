import Testing

@testable import Planning

@Suite struct SortOrderTests {
    @Test(arguments: [
        (["title:String", "takenAt:Date"], "$0.takenAt > $1.takenAt"),
        (["title:String", "takenAt:Date?"], "($0.takenAt ?? .distantPast) > ($1.takenAt ?? .distantPast)"),
        (["count:Int", "title:String"], "$0.title.localizedStandardCompare($1.title) == .orderedAscending"),
        (["note:String?"], "($0.note ?? \"\").localizedStandardCompare($1.note ?? \"\") == .orderedAscending"),
        (["days:[Date]", "isOpen:Bool"], "$0.id.uuidString < $1.id.uuidString"),
        (["id:Int", "isOpen:Bool"], "$0.id < $1.id"),
        (["id:String"], "$0.id < $1.id"),
    ])
    func `a list has an order`(fields: [String], condition: String) throws {
        let model = try Model(of: ScreenNames("Photos"), fields: fields)
        #expect(model.sortOrder.condition == condition)
    }
}

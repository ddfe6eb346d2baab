import Mustache
import Testing

@testable import Planning

@Suite struct OrderValuesTests {
    @Test(arguments: [
        ("takenAt:Date", "The newest first; of two taken at once, the one with the lower id."),
        ("takenAt:Date?", "The newest first, those never taken last; of two taken at once, the one with the lower id."),
        (
            "dueDate:Date?",
            "The newest first, those without a due date last; of two with the same due date, the one with the lower id."
        ),
        ("title:String", "By title, as a person would sort; of two alike, the one with the lower id first."),
        (
            "note:String?",
            "By note, as a person would sort, those without a note last; of two alike, the one with the lower id first."
        ),
        ("count:Int", "By id, the lowest first."),
    ])
    func `the order is told in one sentence`(typed: String, sentence: String) throws {
        let model = Model("Photo", fields: [try Field(typed)])
        let order = OrderValues(model, noun: Noun(try Name("Photo", as: .model))).value
        #expect(order.value(at: "sentence") == .string(sentence))
    }
}

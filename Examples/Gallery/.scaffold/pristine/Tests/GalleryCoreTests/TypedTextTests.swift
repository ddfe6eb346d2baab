import GalleryCore
import Testing

@Suite struct TypedTextTests {
    private enum Field: String {
        case title = "Title"
        case price = "Price"
        case site = "Site"
    }

    @Test func `space around what was typed does not count`() throws {
        #expect(try TypedText(" Lemon trees\n", in: Field.title).required() == "Lemon trees")
    }

    @Test(arguments: ["", " \n"])
    func `nothing typed is missing where there has to be something, and nothing where not`(text: String) throws {
        let typed = TypedText(text, in: Field.title)
        #expect(throws: FieldProblem(Field.title, .missing)) { try typed.required() as String }
        #expect(try typed.optional() as Double? == nil)
    }

    @Test func `numbers are read as they are written where the app is used`() throws {
        let typed = TypedText("1.234,5", in: Field.price, locale: Locale(identifier: "de_DE"))
        #expect(try typed.required() == 1234.5)
        #expect(try typed.optional() == Decimal(1234.5))
    }

    @Test(arguments: ["many", "12 apples", "nan"])
    func `what is no number is said to be none`(text: String) {
        let typed = TypedText(text, in: Field.price)
        #expect(throws: FieldProblem(Field.price, .noNumber)) { try typed.required() as Int }
        #expect(throws: FieldProblem(Field.price, .noNumber)) { try typed.required() as Double }
        #expect(throws: FieldProblem(Field.price, .noNumber)) { try typed.optional() as Decimal? }
    }

    @Test func `a link has a scheme`() throws {
        #expect(try TypedText("https://example.com", in: Field.site).required() == URL(string: "https://example.com"))
        #expect(throws: FieldProblem(Field.site, .noLink)) {
            try TypedText("example", in: Field.site).required() as URL
        }
    }

    @Test func `a problem says what is wrong with which field`() {
        #expect(FieldProblem(Field.title, .missing).localizedDescription == "Title is missing.")
        #expect(FieldProblem(Field.price, .noNumber).localizedDescription == "Price is not a number.")
        #expect(FieldProblem(Field.site, .noLink).localizedDescription == "Site is not a link.")
    }
}

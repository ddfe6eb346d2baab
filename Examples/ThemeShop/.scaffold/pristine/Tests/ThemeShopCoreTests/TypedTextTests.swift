import Testing
import ThemeShopCore

@Suite struct TypedTextTests {
    @Test func `space around what was typed does not count`() throws {
        #expect(try TypedText(" Lemon trees\n", in: "Title").required() == "Lemon trees")
    }

    @Test(arguments: ["", " \n"])
    func `nothing typed is missing where there has to be something, and nothing where not`(text: String) throws {
        let typed = TypedText(text, in: "Title")
        #expect(throws: FieldProblem("Title", .missing)) { try typed.required() as String }
        #expect(try typed.optional() as Double? == nil)
    }

    @Test func `numbers are read with a point and with a comma`() throws {
        #expect(try TypedText("12", in: "Count").required() == 12)
        #expect(try TypedText("-0.5", in: "Rating").required() == -0.5)
        #expect(try TypedText("0,5", in: "Rating").optional() == 0.5)
        #expect(try TypedText("9,50", in: "Price").required() == Decimal(9.5))
    }

    @Test(arguments: ["many", "12 apples", "1.2.3", "nan"])
    func `what is no number is said to be none`(text: String) {
        let typed = TypedText(text, in: "Price")
        #expect(throws: FieldProblem("Price", .noNumber)) { try typed.required() as Int }
        #expect(throws: FieldProblem("Price", .noNumber)) { try typed.required() as Double }
        #expect(throws: FieldProblem("Price", .noNumber)) { try typed.optional() as Decimal? }
    }

    @Test func `a link has a scheme`() throws {
        #expect(try TypedText("https://example.com", in: "Site").required() == URL(string: "https://example.com"))
        #expect(throws: FieldProblem("Site", .noLink)) { try TypedText("example", in: "Site").required() as URL }
    }

    @Test func `a value is typed as it is read`() throws {
        #expect(try TypedText(Decimal(9.5).typed, in: "Price").required() == Decimal(9.5))
        #expect(try TypedText(0.25.typed, in: "Rating").required() == 0.25)
        #expect(try TypedText(7.typed, in: "Count").required() == 7)
    }

    @Test func `a problem says what is wrong with which field`() {
        #expect(FieldProblem("Title", .missing).localizedDescription == "Title is missing.")
        #expect(FieldProblem("Price", .noNumber).localizedDescription == "Price is not a number.")
        #expect(FieldProblem("Site", .noLink).localizedDescription == "Site is not a link.")
    }
}

import Testing

@testable import Planning

@Suite struct FormInputTests {
    @Test(arguments: [
        ("a:String", "TextField", "String", "photo.a", #"try TypedText(typed.a, in: PhotoDraft.Field.a).required()"#),
        (
            "a:String?", "TextField", "String", #"photo.a ?? """#,
            #"try TypedText(typed.a, in: PhotoDraft.Field.a).optional()"#
        ),
        ("a:Int", "Label UIStepper", "Int", "photo.a", "typed.a"),
        (
            "a:Int?", "TextField", "String", #"photo.a?.typed ?? """#,
            #"try TypedText(typed.a, in: PhotoDraft.Field.a).optional()"#
        ),
        (
            "a:Double", "TextField", "String", "photo.a.typed",
            #"try TypedText(typed.a, in: PhotoDraft.Field.a).required()"#
        ),
        (
            "a:URL?", "TextField", "String", #"photo.a?.typed ?? """#,
            #"try TypedText(typed.a, in: PhotoDraft.Field.a).optional()"#
        ),
        ("a:Bool", "UISwitch", "Bool", "photo.a", "typed.a"),
        ("a:Bool?", "UISegmentedControl", "Bool?", "photo.a", "typed.a"),
        ("a:Date", "UIDatePicker", "Date", "photo.a", "typed.a"),
        ("a:Date?", "UISwitch UIDatePicker", "Date?", "photo.a", "typed.a"),
    ])
    func `a field is asked for by its type`(
        typed: String,
        controls: String,
        draft: String,
        drafting: String,
        changing: String
    ) throws {
        let input = try input(typed)
        #expect(input.controls.map(\.type).joined(separator: " ") == controls)
        #expect(input.draftType == draft)
        #expect(input.drafting("photo") == drafting)
        #expect(input.changing("PhotoDraft") == changing)
    }

    @Test(arguments: ["a:UUID", "a:Data", "a:User", "a:[String]"])
    func `what can be neither typed nor picked is shown`(typed: String) throws {
        #expect(try input(typed).draftType == nil)
        #expect(try input(typed).filling.count == 1)
        #expect(try !Model("Photo", fields: [Field(typed)]).canBeAskedFor)
    }

    @Test func `two controls of one field are kept in step`() throws {
        #expect(try input("a:Int").following?.code == "aLabel.text = Int(aStepper.value).formatted()")
        #expect(try input("a:Date?").following?.code == "aPicker.isEnabled = aSwitch.isOn")
        #expect(try input("a:Bool").following == nil)
    }

    private func input(_ typed: String) throws -> FormInput {
        FormInput(try Field(typed), of: Noun(try Name("Photo", as: .model)), models: Models())
    }
}

import Diagnostics
import Testing

@testable import Planning

@Suite struct FieldTests {
    private static let typeFirst = "Write a name, ':' and a type, such as 'title:String'."
    private static let allowed =
        "A field may be String, Int, Double, Bool, Date, URL, UUID, Decimal, Data or a model of your own, such as User."

    @Test(arguments: [
        ("title:String", Field("title", .string)),
        ("takenAt:Date?", Field("takenAt", .date, isOptional: true)),
        ("takenAt:Date:optional", Field("takenAt", .date, isOptional: true)),
        ("tags:[String]", Field("tags", .string, isList: true)),
        ("tags:String:list", Field("tags", .string, isList: true)),
        ("tags:[String]?", Field("tags", .string, isOptional: true, isList: true)),
        ("tags:String:list:optional", Field("tags", .string, isOptional: true, isList: true)),
        ("tags:String:optional:list", Field("tags", .string, isOptional: true, isList: true)),
        ("tags:[String]:optional", Field("tags", .string, isOptional: true, isList: true)),
        ("tags:String?:list", Field("tags", .string, isOptional: true, isList: true)),
        (" title : String ", Field("title", .string)),
        ("owner:User", Field("owner", .model("User"))),
        ("pages:Book:list", Field("pages", .model("Book"), isList: true)),
        ("photo_count:Int", Field("photoCount", .int)),
        ("created-at:Date", Field("createdAt", .date)),
        ("CreatedAt:Date", Field("createdAt", .date)),
        ("photo_url:URL", Field("photoURL", .url)),
        ("URL:URL", Field("url", .url)),
        ("userId:Int", Field("userId", .int)),
        ("id:Int", Field("id", .int)),
        ("ID:String", Field("id", .string)),
        ("type:String", Field("type", .string)),
        ("description:String", Field("description", .string)),
    ])
    func `a field is read in every form`(typed: String, field: Field) throws {
        #expect(try Field(typed) == field)
    }

    @Test func `each plain type is read`() throws {
        for scalar in ScalarType.allCases {
            #expect(try Field("value:\(scalar.rawValue)") == Field("value", scalar))
        }
    }

    @Test func `a model that the app has may have any name`() throws {
        #expect(throws: Diagnostic.self) { try Field("clip:Strings") }
        #expect(try Field("clip:Strings", models: ["Strings"]) == Field("clip", .model("Strings")))
    }

    @Test(arguments: ["title:String", "tags:String:list:optional", "owner:User:optional", "pages:Book:list"])
    func `a field is written as it is typed in a shell`(typed: String) throws {
        #expect(try Field(typed).description == typed)
    }

    @Test(arguments: [
        ("a:String", "String"), ("a:Date?", "Date?"), ("a:[URL]", "[URL]"), ("a:User:list:optional", "[User]?"),
    ])
    func `a field is spelled in Swift`(typed: String, swift: String) throws {
        #expect(try Field(typed).swiftType == swift)
    }

    @Test(arguments: [("photoURL:URL", "Photo URL"), ("created_at:Date", "Created at"), ("id:Int", "ID")])
    func `a field has a title for people`(typed: String, title: String) throws {
        #expect(try Field(typed).title == title)
    }

    @Test func `only single values that are always there can be compared`() {
        let comparable = ScalarType.allCases.filter { Field("a", $0).isComparable }
        #expect(comparable == [.string, .int, .double, .date, .decimal])
        #expect(!Field("a", .int, isOptional: true).isComparable)
        #expect(!Field("a", .int, isList: true).isComparable)
        #expect(!Field("a", .model("User")).isComparable)
    }

    @Test(arguments: [
        ("title", 6, "The field has no type.", "\(typeFirst) \(allowed)"),
        ("title:", 7, "The field has no type.", "\(typeFirst) \(allowed)"),
        ("title::list", 7, "The field has no type.", "\(typeFirst) \(allowed)"),
        ("", 1, "The field has no type.", "\(typeFirst) \(allowed)"),
        (":String", 1, "The field has no name.", typeFirst),
        ("photo count:Int", 1, "The field's name has a space.", "Write 'photoCount'."),
        ("_:Int", 1, "The field's name has no letter.", "Write 'title'."),
        ("3d:Bool", 1, "The field's name begins with a digit.", "Write 'number3d'."),
        ("class:String", 1, "The field's name 'class' is a keyword of Swift.", "Write 'classValue'."),
        ("self:String", 1, "The field's name 'self' is a keyword of Swift.", "Write 'selfValue'."),
        ("init:Date?", 1, "The field's name 'init' is a keyword of Swift.", "Write 'initValue'."),
        ("default:Bool", 1, "The field's name 'default' is a keyword of Swift.", "Write 'isDefault'."),
        ("hashValue:Int", 1, "The field's name 'hashValue' is a member that every model has.", "Write 'hash'."),
        (
            "a/b:Int", 2, "The field's name has '/' as character 2, which belongs to paths.", "Write 'b'."
        ),
        (
            " t\u{430}g:String", 3,
            "The field's name has U+0430 (cyrillic small letter a) as character 2, which looks like 'a'.",
            "Write 'tag'."
        ),
        (
            "caf\u{E9}:String", 4,
            "The field's name has U+00E9 (latin small letter e with acute) as character 4, "
                + "which is not one of A to Z and 0 to 9.", "Write 'cafe'."
        ),
        (
            "owner:Us\u{435}r", 9,
            "The field's type has U+0435 (cyrillic small letter ie) as character 3, which looks like 'e'.",
            "Write 'User'."
        ),
        (
            "a:String:lsit", 10, "Behind a field's type there can be 'optional' and 'list' and nothing else.",
            "Write 'list'."
        ),
        (
            "a:String:lazy", 10, "Behind a field's type there can be 'optional' and 'list' and nothing else.",
            "Remove it."
        ),
        (
            "id:Date", 4, "The field 'id' cannot be of the type 'Date'.",
            "Write 'id:UUID', 'id:Int' or 'id:String', or leave it out."
        ),
        (
            "id:UUID:optional", 4, "The field 'id' cannot be of the type 'UUID?'.",
            "Write 'id:UUID', 'id:Int' or 'id:String', or leave it out."
        ),
        ("a:Color", 3, "A field cannot be of the type 'Color', which is one of SwiftUI's.", allowed),
        ("a: UIColor", 4, "A field cannot be of the type 'UIColor', which is one of UIKit's.", allowed),
        ("a:Error", 3, "A field cannot be of the type 'Error', which is one of Swift's.", allowed),
    ])
    func `a bad field is refused at its column`(typed: String, column: Int, message: String, fix: String) {
        let problem = #expect(throws: Diagnostic.self) { try Field(typed) }
        let place = Place(file: "field", column: column, source: typed)
        #expect(problem == Diagnostic(message, at: place, fix: fix, outcome: .usage))
    }

    @Test(arguments: [
        ("Sting", "String"), ("Stirng", "String"), ("Strings", "String"), ("string", "String"), ("Text", "String"),
        ("int", "Int"), ("Integer", "Int"), ("Int64", "Int"), ("Float", "Double"), ("CGFloat", "Double"),
        ("Bol", "Bool"), ("Boolean", "Bool"), ("DateTime", "Date"), ("Url", "URL"), ("UID", "UUID"), ("Blob", "Data"),
        ("user", "User"), ("user_profile", "UserProfile"), ("Date??", "Date?"), ("[String?]", "[String]?"),
        ("[int]", "[Int]"), ("float?", "Double?"), ("String!", "String?"), ("Array<String>", "[String]"),
        ("Set<User>", "[User]"), ("Optional<int>", "Int?"),
    ])
    func `a type that is none is told the nearest`(typed: String, nearest: String) {
        let problem = #expect(throws: Diagnostic.self) { try Field("a:\(typed)") }
        #expect(problem?.fix == "Write '\(nearest)'. \(Self.allowed)")
        #expect(throws: Never.self) { try Field("a:\(nearest)") }
    }

    @Test(arguments: ["[String: Int]", "(Int, Int)", "[[Int]]", "Int | String", "[Int", "1"])
    func `a type that is no field's is told what is allowed`(typed: String) {
        let problem = #expect(throws: Diagnostic.self) { try Field("a:\(typed)") }
        #expect(problem?.fix?.isEmpty == false)
    }

    @Test(arguments: ["Book", "Spring1", "Hint", "Rate", "Tool", "Dash"])
    func `a word that is near a type but another word is a model`(name: String) throws {
        #expect(try Field("a:\(name)").type == .model(name))
    }

    @Test func `a problem is printed with a caret below its column`() {
        let problem = #expect(throws: Diagnostic.self) { try Field("name:Sting:optional") }
        #expect(
            problem.map(String.init(describing:)) == """
                field:6: error: A field cannot be of the type 'Sting'.
                name:Sting:optional
                     ^
                Write 'String'. \(Self.allowed)
                """
        )
    }
}

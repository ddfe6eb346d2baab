import Diagnostics
import Testing

@testable import Planning

@Suite struct ModelTests {
    private func model(_ fields: String..., models: Set<String> = []) throws -> Model {
        try Model(of: ScreenNames("Photos"), fields: fields, models: models)
    }

    @Test func `no fields mean a title and a date`() throws {
        let photo = try model()
        #expect(photo.name == "Photo")
        #expect(photo.fields.map(\.description) == ["id:Int", "title:String", "createdAt:Date"])
    }

    @Test func `an id of the user's stays where it is`() throws {
        let photo = try model("title:String", "id:Int")
        #expect(photo.fields.map(\.description) == ["title:String", "id:Int"])
        #expect(photo.id == Field("id", .int))
        #expect(photo.content == [Field("title", .string)])
    }

    @Test(arguments: ["urlString", "URLString", "url_string", "UrlString"])
    func `a field is found by any spelling that makes it`(typed: String) throws {
        let photo = try model("URLString:String", "url:URL")
        #expect(photo.field(typed: typed) == Field("urlString", .string))
        #expect(photo.field(typed: "path") == nil)
    }

    @Test(arguments: [
        (["count:Int", "title:String", "name:String"], "title", ["count", "name"]),
        (["note:String?", "title:String"], "title", ["note"]),
        (["note:String?", "count:Int"], "note", ["count"]),
        (["title:String", "a:Int", "b:Int", "c:Int", "d:Int"], "title", ["a", "b", "c"]),
        (["title:String", "a:Int", "b:Int", "c:Int", "takenAt:Date?"], "title", ["a", "b", "takenAt"]),
        (["takenAt:Date", "a:Int", "b:Int", "c:Int", "d:Int"], "takenAt", ["a", "b", "c"]),
        (["tags:[String]", "isOpen:Bool"], "tags", ["isOpen"]),
        (["title:String", "thumbnail:Data", "ownerID:UUID", "keys:[UUID]"], "title", []),
        (["id:Int"], "id", []),
    ])
    func `a cell shows a title and details`(fields: [String], title: String, details: [String]) throws {
        let photo = try Model(of: ScreenNames("Photos"), fields: fields)
        #expect(photo.titleField.name == title)
        #expect(photo.detailFields.map(\.name) == details)
    }

    @Test func `the models of the fields are listed once`() throws {
        #expect(try model("owner:User", "tags:Tagging:list", "editor:User?").models == ["User", "Tagging"])
    }

    @Test func `a list of the same model is accepted`() throws {
        #expect(try model("children:Photo:list").content == [Field("children", .model("Photo"), isList: true)])
    }

    @Test(arguments: [
        (["a:Int", "A:Int"], 1, "There are two fields named 'a'.", "Remove one, or give it another name."),
        (
            ["created_at:Date", "createdAt:Date"], 1, "There are two fields named 'createdAt'.",
            "Remove one, or give it another name."
        ),
        (
            ["userID:Int", "userId:Int"], 1, "The fields 'userID' and 'userId' differ only in case.",
            "Remove one, or give it another name."
        ),
        (
            ["title:String", "parent:Photo?"], 8,
            "The field 'parent' would put a 'Photo' inside each 'Photo', without end.",
            "Write 'parent:Photo:list', or 'parentID:UUID'."
        ),
        (
            ["a:Photos"], 3, "The field 'a' cannot be of the type 'Photos', which is a name of the screen itself.",
            "Write another name for the model, such as 'PhotosItem'."
        ),
        (
            ["a:PhotoStore:list"], 3,
            "The field 'a' cannot be of the type 'PhotoStore', which is a name of the screen itself.",
            "Write another name for the model, such as 'PhotoStoreItem'."
        ),
    ])
    func `fields that do not go together are refused`(fields: [String], column: Int, message: String, fix: String) {
        let problem = #expect(throws: Diagnostic.self) { try Model(of: ScreenNames("Photos"), fields: fields) }
        let place = Place(file: "field", column: column, source: fields.last)
        #expect(problem == Diagnostic(message, at: place, fix: fix, outcome: .usage))
    }

    @Test func `a model that nobody described has a name`() {
        let models = Models([Model("Album", fields: [Field("title", .string)])])
        #expect(models["Album"].titleField.name == "title")
        #expect(models["User"].fields.map(\.description) == ["id:Int", "name:String"])
    }
}

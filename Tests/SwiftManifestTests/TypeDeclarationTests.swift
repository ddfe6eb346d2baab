import SwiftManifest
import Testing

@Suite struct TypeDeclarationTests {
    @Test(arguments: [
        ("struct User {}", "struct", "internal"),
        ("@MainActor public final class User<Item>: Base where Item: Hashable {}", "class", "public"),
        ("indirect package enum User { case a }", "enum", "package"),
        ("/// User\nfileprivate actor User {}", "actor", "fileprivate"),
        ("open class `User` {}", "class", "open"),
        ("private typealias User = Int", "typealias", "private"),
        ("import X; #if DEBUG\n#if os(Linux)\nstruct User {}\n#endif\n#endif", "struct", "internal"),
        ("let x = )\nstruct User {", "struct", "internal"),
        ("public struct\r\n\tUser {}", "struct", "public"),
        ("struct /* the */ User {}", "struct", "internal"),
        ("enum // the\n  User {}", "enum", "internal"),
        ("class/**/`User` {}", "class", "internal"),
    ])
    func `a declaration is found with its kind and access`(source: String, kind: String, access: String) throws {
        let found = try TypeDeclaration.find("User", in: ["Sources/Core/A.swift": source])
        #expect(found.map(\.path) == ["Sources/Core/A.swift"])
        #expect(found.map(\.kind.rawValue) == [kind])
        #expect(found.map(\.access.rawValue) == [access])
    }

    @Test(arguments: [
        "// struct User {}", "let text = \"struct User {}\"", "/* struct User {} */", "extension User {}",
        "enum Models { struct User {} }", "func f() { struct User {} }", "struct UserName {}", "struct AUser {}",
        "protocol User {}", "let User = 1", "struct user {}", "",
    ])
    func `what only looks like it is not found`(source: String) throws {
        #expect(try TypeDeclaration.find("User", in: ["A.swift": source]).isEmpty)
    }

    @Test func `all who declare it are told, in order of their paths`() throws {
        let sources = [
            "B.swift": "struct User {}", "A.swift": "struct Users {}\nclass User {}", "C.swift": "let user: User",
            "D.swift": "let UserUser = User()",
        ]
        #expect(try TypeDeclaration.find("User", in: sources).map(\.path) == ["A.swift", "B.swift"])
        #expect(try TypeDeclaration.find("", in: sources).isEmpty)
    }

    @Test func `letters of any script are found whole`() throws {
        #expect(try TypeDeclaration.find("Größe", in: ["A.swift": "struct Größe {}"]).count == 1)
        #expect(try TypeDeclaration.find("Gr", in: ["A.swift": "struct Größe {}"]).isEmpty)
    }
}

import Diagnostics
import Testing

@testable import Planning

/// What is refused, and in which words.
@Suite struct NameReadingTests {
    private static let letters = "Use the letters A to Z, a to z and the digits 0 to 9."
    private static let example = "Write a name such as 'Photos'."

    @Test(arguments: [
        ("", "The screen's name is empty.", example),
        ("   ", "The screen's name is empty.", example),
        ("_", "The screen's name '_' has no letter.", example),
        ("1", "The screen's name '1' has no letter.", example),
        ("3DModels", "The screen's name '3DModels' begins with a digit.", "Write 'ThreeDModels'."),
        ("100 days", "The screen's name '100 days' begins with a digit.", "Write 'Days100'."),
        (
            "ViewController", "The screen's name 'ViewController' says what the screen is, and not what it shows.",
            example
        ),
        ("VC", "The screen's name 'VC' says what the screen is, and not what it shows.", example),
        ("class", "The screen's name 'class' is a keyword of Swift.", "Write 'ClassOverview'."),
        ("Type", "The screen's name 'Type' is a keyword of Swift.", "Write 'TypeOverview'."),
        ("Self", "The screen's name 'Self' is a keyword of Swift.", "Write 'SelfOverview'."),
        ("Protocol", "The screen's name 'Protocol' is a keyword of Swift.", "Write 'ProtocolOverview'."),
        ("init", "The screen's name 'init' is a keyword of Swift.", "Write 'InitOverview'."),
        ("default", "The screen's name 'default' is a keyword of Swift.", "Write 'DefaultOverview'."),
        ("Any", "The screen's name 'Any' is a keyword of Swift.", "Write 'AnyOverview'."),
        ("main", "The screen's name 'main' is a keyword of Swift.", "Write 'MainOverview'."),
        ("UIKit", "The screen's name 'UIKit' is also the module UIKit.", "Write 'UIKitOverview'."),
        ("uikit", "The screen's name 'uikit' is also the module UIKit.", "Write 'UIKitOverview'."),
        ("Foundation", "The screen's name 'Foundation' is also the module Foundation.", "Write 'FoundationOverview'."),
        ("View", "The screen's name 'View' is also the type View of SwiftUI.", "Write 'Views'."),
        ("color", "The screen's name 'color' is also the type Color of SwiftUI.", "Write 'Colors'."),
        ("Result", "The screen's name 'Result' is also the type Result of Swift.", "Write 'Results'."),
        ("Error", "The screen's name 'Error' is also the type Error of Swift.", "Write 'Errors'."),
        (
            "Notification", "The screen's name 'Notification' is also the type Notification of Foundation.",
            "Write 'Notifications'."
        ),
        ("Comment", "The screen's name 'Comment' is also the type Comment of Testing.", "Write 'Comments'."),
        ("UILabel", "The screen's name 'UILabel' is also the type UILabel of UIKit.", "Write 'Labels'."),
        ("NSObject", "The screen's name 'NSObject' is also the type NSObject of Foundation.", "Write 'Objects'."),
        ("Data", "The screen's name 'Data' is also the type Data of Foundation.", "Write 'DataOverview'."),
    ])
    func `a name that means something else is refused`(typed: String, message: String, fix: String) {
        let problem = #expect(throws: Diagnostic.self) { try Name(typed, as: .screen) }
        #expect(problem == Diagnostic(message, fix: fix, outcome: .usage))
    }

    @Test(arguments: [
        ("../Evil", "'.' as character 1, which belongs to paths", 1, "Write 'Evil'."),
        ("/abs", "'/' as character 1, which belongs to paths", 1, "Write 'Abs'."),
        ("C:\\photos", "':' as character 2, which belongs to paths", 2, "Write 'Photos'."),
        ("~root", "'~' as character 1, which belongs to paths", 1, "Write 'Root'."),
        ("%2e%2e", "'%' as character 1, which belongs to paths", 1, letters),
        ("photo.list", "'.' as character 6, which belongs to paths", 6, "Write 'PhotoList'."),
        ("People's list", "''' as character 7, which no Swift name has", 7, "Write 'PeoplesList'."),
        ("Ups&Downs", "'&' as character 4, which no Swift name has", 4, "Write 'UpsDowns'."),
        ("two\nlines", "U+000A as character 4, which cannot be seen", 4, "Write 'TwoLines'."),
        ("Pay\u{200B}roll", "U+200B (zero width space) as character 4, which cannot be seen", 4, "Write 'Payroll'."),
        (
            "Pay\u{202E}roll", "U+202E (right-to-left override) as character 4, which cannot be seen", 4,
            "Write 'Payroll'."
        ),
        (
            "Photo\u{A0}list", "U+00A0 (no-break space) as character 6, which looks like a space", 6,
            "Write 'PhotoList'."
        ),
        ("Photo\u{2013}list", "U+2013 (en dash) as character 6, which looks like '-'", 6, "Write 'PhotoList'."),
        (
            "P\u{430}yroll", "U+0430 (cyrillic small letter a) as character 2, which looks like 'a'", 2,
            "Write 'Payroll'."
        ),
        (
            "\u{39F}rders", "U+039F (greek capital letter omicron) as character 1, which looks like 'O'", 1,
            "Write 'Orders'."
        ),
        (
            "\u{FF30}hotos", "U+FF30 (fullwidth latin capital letter p) as character 1, which looks like 'P'", 1,
            "Write 'Photos'."
        ),
        (
            "Caf\u{E9}s",
            "U+00E9 (latin small letter e with acute) as character 4, which is not one of A to Z and 0 to 9",
            4, "Write 'Cafes'."
        ),
        (
            "Cafe\u{301}s", "U+0301 (combining acute accent) as character 5, which only marks the letter before it", 5,
            "Write 'Cafes'."
        ),
        (
            "Stra\u{DF}en", "U+00DF (latin small letter sharp s) as character 5, which is not one of A to Z and 0 to 9",
            5,
            "Write 'Strassen'."
        ),
        (
            "\u{7167}\u{7247}",
            "U+7167 (cjk unified ideograph-7167) as character 1, which is not one of A to Z and 0 to 9", 1, letters
        ),
        ("Fun\u{1F600}", "U+1F600 (grinning face) as character 4, which is an emoji", 4, "Write 'Fun'."),
        ("\u{1F600}", "U+1F600 (grinning face) as character 1, which is an emoji", 1, letters),
    ])
    func `a character that no name has is named`(typed: String, fault: String, column: Int, fix: String) {
        let problem = #expect(throws: Diagnostic.self) { try Name(typed, as: .screen) }
        #expect(problem?.message == "The screen's name has \(fault).")
        #expect(problem?.place?.column == column)
        #expect(problem?.fix == fix)
        #expect(problem?.outcome == .usage)
    }

    @Test func `what cannot be seen is shown, and what turns the line does not reach the terminal`() {
        let problem = #expect(throws: Diagnostic.self) { try Name("a\u{202E}b\u{5D0}", as: .model) }
        #expect(
            problem.map(String.init(describing:)) == """
                model name:2: error: The model's name has U+202E (right-to-left override) as character 2, \
                which cannot be seen.
                a\\u{202E}b\\u{5D0}
                 ^
                Write 'Ab'.
                """
        )
    }

    @Test func `a name of fifty characters is the longest`() throws {
        #expect(try Name(String(repeating: "a", count: 50), as: .app).type.count == 50)
        let problem = #expect(throws: Diagnostic.self) { try Name(String(repeating: "a", count: 300), as: .app) }
        #expect(
            problem
                == Diagnostic(
                    "The app's name has 300 characters, and 50 are the most.",
                    fix: "Write a shorter name, such as 'Gallery'."
                )
        )
    }

    @Test(arguments: [
        (NameRole.app, "swift", "The app's name 'swift' is also the module Swift.", "Write 'SwiftApp'."),
        (.app, "Default", "The app's name 'Default' is a keyword of Swift.", "Write 'DefaultApp'."),
        (.model, "Task", "The model's name 'Task' is also the type Task of Swift.", "Write 'TaskItem'."),
        (.model, "case", "The model's name 'case' is a keyword of Swift.", "Write 'CaseItem'."),
        (.model, "", "The model's name is empty.", "Write a name such as 'Photo'."),
    ])
    func `an app and a model are told in their own words`(role: NameRole, typed: String, message: String, fix: String) {
        let problem = #expect(throws: Diagnostic.self) { try Name(typed, as: role) }
        #expect(problem == Diagnostic(message, fix: fix))
    }

    @Test(arguments: [NameRole.app, .screen, .model])
    func `what a refusal suggests is accepted`(role: NameRole) {
        let refused = [
            "", "1", "3d", "class", "View", "UIKit", "UIView", "NSObject", "Data", "News", "Any", "Sequence", "XCTest",
            "os", "../x", "Caf\u{E9}", "P\u{430}y", "Fun\u{1F600}", "Item", "Logger", "UITableViewController",
        ]
        for typed in refused {
            do {
                _ = try Name(typed, as: role)
            } catch {
                guard let suggestion = error.fix?.split(separator: "'").dropFirst().first else { continue }
                #expect(throws: Never.self, "\(typed)") { try Name(String(suggestion), as: role) }
            }
        }
    }

    @Test func `whatever is typed, a name that is accepted is a plain identifier`() throws {
        let codes = Array(0..<0x300) + stride(from: 0x300, to: 0x110000, by: 499)
        for scalar in codes.compactMap(Unicode.Scalar.init) {
            let typed = "Ph" + String(scalar) + "tos"
            do {
                let type = try Name(typed, as: .screen).type
                #expect(scalar.isASCII && type.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }, "\(typed)")
            } catch {
                #expect(error.place?.column == 3 && error.fix != nil, "\(typed)")
            }
        }
    }
}

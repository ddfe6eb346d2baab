import BuiltinTemplates
import Diagnostics
import Planning
import Testing

@testable import ScaffoldKit

/// What a list or grid is asked to have, and cannot.
@Suite struct ListOptionsTests {
    @Test(arguments: [
        (["with": "serach"], "title:String", "The --with 'serach' is unknown.", "Did you mean 'search'?"),
        (
            ["with": "delete,delete"], "title:String", "'delete' stands twice in '--with delete,delete'.",
            "Write it once."
        ),
        (["with": "search"], "points:Int", "There is no text in 'Photo' to search.", "Add a field such as"),
        (
            ["section-by": "plaec"], "title:String place:String", "'Photo' has no field 'plaec'.",
            "Did you mean 'place'?"
        ),
        (
            ["section-by": "points"], "title:String points:Int", "A list cannot be parted by 'points:Int'.",
            "Name a field"
        ),
        (["section-by": "tags"], "title:String tags:String:list", "A list cannot be parted by", "Name a field"),
        (["section-by": "place"], "points:Int", "'Photo' has no field to part a list by.", "Leave '--section-by' out."),
        (
            ["layout": "detail", "with": "search"], "title:String",
            "A screen with '--layout detail' takes no '--with'.", "Leave '--with' out"
        ),
    ])
    func `what cannot be is refused`(answers: [String: String], fields: String, message: String, fix: String) throws {
        let workplace = Workplace(
            currentFolder: "/",
            checkout: "/",
            templates: BuiltinTemplates.folder,
            environment: [:]
        )
        let app = try AppNames("Gallery")
        let composer = ScreenComposer(app: app, template: try TemplateLibrary(of: workplace).template("screen"))
        let problem = try #require(throws: Diagnostic.self) {
            try composer.compose(
                "Photos",
                fields: fields.split(separator: " ").map(String.init),
                answers: answers,
                known: app.known,
                models: AppModels(core: app.core)
            )
        }
        #expect(problem.message.hasPrefix(message))
        #expect(problem.fix?.hasPrefix(fix) == true)
    }
}

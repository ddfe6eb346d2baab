import BuiltinTemplates
import Diagnostics
import Planning
import Testing

@testable import ScaffoldKit

@Suite struct ScreenComposerTests {
    @Test func `a form that has nothing to ask for is refused`() throws {
        let problem = try #require(throws: Diagnostic.self) {
            try compose("Payload form", fields: ["bytes:Data"], answers: ["layout": "form"])
        }
        #expect(problem.message.hasPrefix("A form has nothing to ask of 'Payload'"))
        #expect(problem.fix?.contains("--layout detail") == true)
    }

    @Test(arguments: [
        (["layout": "form", "model": "Kept"], ["title:String"], "Kept"),
        (["model": "Attempts"], ["title:String"], "Attempts"),
        (["source": "web"], ["title:String", "owner:FakeService"], "FakeService"),
    ])
    func `a model that its tests would hide is refused`(
        answers: [String: String],
        fields: [String],
        model: String
    ) throws {
        let problem = try #require(throws: Diagnostic.self) { try compose("Things", fields: fields, answers: answers) }
        #expect(problem.message.hasPrefix("The model '\(model)' would be hidden"))
        #expect(problem.fix == "Name the model '\(model)Item'.")
    }

    @Test(arguments: ["placeURL", "PlaceURL", "place_url"])
    func `sections are by a field in any spelling that makes it, and remembered in one`(typed: String) throws {
        let screen = try compose("Trips", fields: ["PlaceURL:String"], answers: ["section-by": typed])
        #expect(screen.record.answers["section-by"] == "placeURL")
    }

    @discardableResult
    private func compose(_ name: String, fields: [String], answers: [String: String]) throws -> ScreenModule {
        let workplace = Workplace(
            currentFolder: "/",
            checkout: "/",
            templates: BuiltinTemplates.folder,
            environment: [:]
        )
        let app = try AppNames("Gallery")
        let composer = ScreenComposer(app: app, template: try TemplateLibrary(of: workplace).template("screen"))
        return try composer.compose(
            name,
            fields: fields,
            answers: answers,
            known: app.known,
            models: AppModels(core: app.core)
        )
    }
}

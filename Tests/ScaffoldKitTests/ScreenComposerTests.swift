import BuiltinTemplates
import Diagnostics
import Planning
import Testing

@testable import ScaffoldKit

@Suite struct ScreenComposerTests {
    @Test func `a form that has nothing to ask for is refused`() throws {
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
                "Payload form",
                fields: ["bytes:Data"],
                answers: ["layout": "form"],
                known: app.known,
                models: AppModels(core: app.core)
            )
        }
        #expect(problem.message.hasPrefix("A form has nothing to ask of 'Payload'"))
        #expect(problem.fix?.contains("--layout detail") == true)
    }
}

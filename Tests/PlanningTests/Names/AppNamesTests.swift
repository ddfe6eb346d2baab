import Diagnostics
import Testing

@testable import Planning

@Suite struct AppNamesTests {
    @Test(arguments: [("Gallery", "Gallery"), ("photo gallery", "PhotoGallery"), ("url box", "URLBox")])
    func `an app's name makes the names of its core`(typed: String, name: String) throws {
        let names = try AppNames(typed)
        #expect(names.package == name)
        #expect(names.core == name + "Core")
        #expect(names.coreTests == name + "CoreTests")
        #expect(names.viewController == name + "ViewController")
    }

    @Test func `a screen named like the app is refused`() throws {
        let known = try AppNames("Gallery").known
        #expect(throws: Diagnostic.self) { try ScreenNames("Gallery", known: known) }
        #expect(throws: Never.self) { try ScreenNames("Photos", known: known) }
    }

    @Test func `a base class that UIKit has is refused`() {
        let problem = #expect(throws: Diagnostic.self) { try AppNames("UI") }
        #expect(
            problem
                == Diagnostic(
                    "The app's name 'UI' makes a type 'UIViewController', which UIKit has already.",
                    fix: "Write 'UIApp'."
                )
        )
    }
}

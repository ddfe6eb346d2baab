import ProfileCore
import ScreenTesting
import Testing

@testable import PersonPage

@MainActor
@Suite struct PersonPageControlsTests {
    @Test func `each field is shown in its control`() throws {
        let controls = try PersonPageControls()
        controls.configure(for: Person.samples[0])
        #expect(controls.nameLabel.text == "First name")
        #expect(controls.ageLabel.text == (0.5).formatted())
    }

    @Test func `nobody is shown as nothing`() throws {
        let controls = try PersonPageControls()
        controls.configure(for: Person.samples[0])
        controls.configure(for: nil)
        #expect(controls.nameLabel.text == "")
        #expect(controls.ageLabel.text == "")
    }

    @Test func `each field of a person can be told by its control, but those named here`() throws {
        let controls = try PersonPageControls()
        let unseen = try FieldProbe(Person.samples).unseen { person in
            controls.configure(for: person)
            return ViewContent(of: controls.root)
        }
        // The id is for the app alone.
        #expect(unseen == ["id"])
    }

    @Test func `all controls follow the theme`() throws {
        let controls = try PersonPageControls()
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            defer { ThemeProvider.shared.theme = .day }
            #expect(controls.nameLabel.font == .personTitle)
            #expect(controls.nameLabel.textColor == .personTitle)
            #expect(controls.ageLabel.textColor == .appBlack1)
        }
    }
}

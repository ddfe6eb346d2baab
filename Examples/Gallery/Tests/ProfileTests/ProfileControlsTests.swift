import GalleryCore
import ScreenTesting
import Testing

@testable import Profile

@MainActor
@Suite struct ProfileControlsTests {
    @Test func `each field is shown in its control`() throws {
        let controls = try ProfileControls()
        controls.configure(for: Person.samples[0])
        #expect(controls.nameLabel.text == "First name")
        #expect(controls.ageLabel.text?.contains("12") == true)
        #expect(controls.isMemberSwitch.isOn)
        #expect(
            controls.joinedAtLabel.text
                == Date(timeIntervalSince1970: 1_748_768_400).formatted(date: .abbreviated, time: .omitted)
        )
    }

    @Test func `each field of a person can be told by its control, but those named here`() throws {
        let controls = try ProfileControls()
        let unseen = try FieldProbe(Person.samples).unseen { person in
            controls.configure(for: person)
            return ViewContent(of: controls.root)
        }
        // The id is for the app alone; bytes that are no picture show nothing.
        #expect(unseen == ["id", "portrait"])
    }

    @Test func `what is missing is shown as missing`() throws {
        let controls = try ProfileControls()
        controls.configure(for: Person.samples[0])
        controls.configure(for: Person.samples[2])
        #expect(controls.joinedAtLabel.text == "–")
    }

    @Test func `a picture is shown, and bytes that are none are not`() throws {
        let controls = try ProfileControls()
        var person = Person.samples[0]
        person.portrait = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).pngData { _ in }
        controls.configure(for: person)
        #expect(controls.portraitView.image != nil)
        person.portrait = Data()
        controls.configure(for: person)
        #expect(controls.portraitView.image == nil)
    }

    @Test func `all controls follow the theme`() throws {
        let controls = try ProfileControls()
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            defer { ThemeProvider.shared.theme = .day }
            #expect(controls.nameLabel.font == .personTitle)
            #expect(controls.nameLabel.textColor == .personTitle)
            #expect(controls.ageLabel.textColor == .appBlack1)
            #expect(controls.joinedAtLabel.textColor == .appBlack1)
        }
    }
}

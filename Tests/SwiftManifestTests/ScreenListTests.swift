import SwiftManifest
import Testing

@Suite struct ScreenListTests {
    @Test func `each screen is read with its needs and its place`() throws {
        let text = """
            let screens: [Screen] = [
                Screen("Albums", needs: ["Users", "Photos"]), Screen("Photos"),
            \tScreen(
                    #"Users"#,
                    needs: []
                ),
            ]
            """
        let listings = try ScreenList(in: text, of: "Gallery/Package.swift").listings()
        #expect(
            listings.map(\.entry) == [
                ScreenEntry("Albums", needs: ["Users", "Photos"]), ScreenEntry("Photos"), ScreenEntry("Users"),
            ]
        )
        #expect(
            listings.map(\.place.description) == [
                "Gallery/Package.swift:2:5", "Gallery/Package.swift:2:51", "Gallery/Package.swift:3:2",
            ]
        )
        #expect(listings.last?.place.source == "\tScreen(")
    }

    @Test func `places count lines as CRLF ends them and columns in letters`() throws {
        let listings = try ScreenList(in: "\r\nlet screens = [\r\n/* e\u{301} */ Screen(\"A\"),\r\n]").listings()
        #expect(listings.map(\.place.description) == ["Package.swift:3:9"])
        #expect(listings.map(\.place.source) == ["/* e\u{301} */ Screen(\"A\"),"])
    }

    @Test func `look-alikes in comments and strings are not read`() throws {
        let listings = try ScreenList(in: Manifest.text("let screens = [\n    // Screen(\"No\"),\n]")).listings()
        #expect(listings.isEmpty)
    }
}

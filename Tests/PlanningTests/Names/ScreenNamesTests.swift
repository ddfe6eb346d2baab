import Diagnostics
import Testing

@testable import Planning

@Suite struct ScreenNamesTests {
    @Test func `a screen's name makes all the others`() throws {
        let names = try ScreenNames("photos screen")
        #expect(names.module == "Photos")
        #expect(names.tests == "PhotosTests")
        #expect(names.view == "PhotosView")
        #expect(names.title == "Photos")
        #expect(names.item == "photo")
        #expect(names.items == "photos")
        #expect(names.types == ["PhotosViewController", "PhotosDataSource", "Photo", "PhotoStore", "PhotoCell"])
    }

    @Test(arguments: [
        ("Photos", "Photo", "photos"), ("photo list", "Photo", "photos"), ("Movie details", "Movie", "movies"),
        ("People", "Person", "people"), ("URL sessions", "URLSessionItem", "urlSessionItems"),
        ("News", "NewsItem", "newsItems"), ("Settings", "SettingsItem", "settingsItems"),
        ("Sheep", "SheepItem", "sheepItems"), ("Profile", "ProfileItem", "profileItems"), ("Items", "Item", "items"),
        ("Item", "ItemEntry", "itemEntries"), ("List items", "ListItem", "listItems"),
        ("Tasks", "TaskItem", "taskItems"), ("Images", "ImageItem", "imageItems"),
        ("Comments", "CommentItem", "commentItems"), ("Classes", "ClassItem", "classItems"),
    ])
    func `the model is one of what the screen shows and has a name of its own`(
        typed: String,
        model: String,
        items: String
    ) throws {
        let names = try ScreenNames(typed)
        #expect(names.model.type == model)
        #expect(names.items == items)
        #expect(names.model.type != names.module)
        #expect(names.items != names.item)
    }

    @Test func `a model can be named`() throws {
        let names = try ScreenNames("Timeline", model: "news")
        #expect(names.types == ["TimelineViewController", "TimelineDataSource", "News", "NewsStore", "NewsCell"])
        #expect(names.item == "news")
        #expect(names.items == "newsItems")
    }

    @Test func `a model gives way to a type that the app has`() throws {
        let known = KnownNames(types: ["Theme": "GalleryCore"])
        #expect(try ScreenNames("Themes", known: known).model.type == "ThemeItem")
    }

    @Test func `a screen that exists already keeps its names`() throws {
        let known = KnownNames(screens: ["Photos"], modules: ["PhotosTests"], types: ["Photo": "Photos"])
        #expect(try ScreenNames("photos", known: known) == ScreenNames("Photos"))
    }

    @Test(
        arguments: [
            (
                "Photos", "photos", "The screen's module 'Photos' would be named like the type 'Photos' inside it.",
                "Name the model 'PhotoItem'."
            ),
            (
                "PhotoStore", "Photo",
                "The screen's module 'PhotoStore' would be named like the type 'PhotoStore' inside it.",
                "Name the model 'PhotoStoreItem'."
            ),
            (
                "UITable", nil,
                "The screen's name 'UITable' makes a type 'UITableViewController', which UIKit has already.",
                "Write 'UITableOverview'."
            ),
            (
                "Photos", "UITableView",
                "The model's name 'UITableView' is also the type UITableView of UIKit.", "Write 'UITableViewItem'."
            ),
            (
                "GalleryCore", nil,
                "The screen's name 'GalleryCore' makes a module 'GalleryCore', which the app has already.",
                "Write 'GalleryCoreOverview'."
            ),
            (
                "Gallery", nil,
                "The screen's name 'Gallery' makes a type 'GalleryViewController', which GalleryCore has already.",
                "Write 'GalleryOverview'."
            ),
            (
                "Albums", "Track", "The model's name 'Track' makes a type 'TrackCell', which Charts has already.",
                "Write 'TrackItem'."
            ),
            (
                "Blood", nil, "The screen's name 'Blood' makes a module 'BloodTests', which the app has already.",
                "Write 'BloodOverview'."
            ),
            (
                "Profiles", nil,
                "The screen's name 'Profiles' makes a module 'Profiles', which differs only in case from 'PROFILES'.",
                "Write 'ProfilesOverview'."
            ),
        ] as [(String, String?, String, String)]
    )
    func `a name that clashes is refused`(typed: String, model: String?, message: String, fix: String) {
        let known = KnownNames(
            screens: ["PROFILES", "BloodTests"],
            modules: ["GalleryCore", "GalleryCoreTests"],
            types: ["GalleryViewController": "GalleryCore", "TrackCell": "Charts"]
        )
        let problem = #expect(throws: Diagnostic.self) {
            try ScreenNames(typed, model: model, known: known)
        }
        #expect(problem == Diagnostic(message, fix: fix))
    }
}

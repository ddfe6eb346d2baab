import Testing

@testable import Planning

@Suite struct NameTests {
    @Test(arguments: [
        ("photo list", "PhotoList", "photoList", "Photo list", "photo-list"),
        ("photo_album", "PhotoAlbum", "photoAlbum", "Photo album", "photo-album"),
        ("photos-screen", "Photos", "photos", "Photos", "photos"),
        ("Photos Screen", "Photos", "photos", "Photos", "photos"),
        (" Photos  ", "Photos", "photos", "Photos", "photos"),
        ("URLSessions", "URLSessions", "urlSessions", "URL sessions", "url-sessions"),
        ("url list", "URLList", "urlList", "URL list", "url-list"),
        ("urls", "URLs", "urls", "URLs", "urls"),
        ("URLsByDay", "URLsByDay", "urlsByDay", "URLs by day", "urls-by-day"),
        ("api keys", "APIKeys", "apiKeys", "API keys", "api-keys"),
        ("HTTP2Feed", "HTTP2Feed", "http2Feed", "HTTP2 feed", "http2-feed"),
        ("Photo2", "Photo2", "photo2", "Photo2", "photo2"),
        ("photo 2", "Photo2", "photo2", "Photo 2", "photo-2"),
        ("iPads", "IPads", "iPads", "iPads", "ipads"),
        ("IPads", "IPads", "iPads", "iPads", "ipads"),
        ("my iPads", "MyIPads", "myIPads", "My iPads", "my-ipads"),
        ("iOSSettings", "IOSSettings", "iOSSettings", "iOS settings", "ios-settings"),
        ("macOSTips", "MacOSTips", "macOSTips", "macOS tips", "macos-tips"),
        ("eBook", "EBook", "eBook", "eBook", "ebook"),
        ("eTickets", "ETickets", "eTickets", "eTickets", "etickets"),
        ("YouTube videos", "YouTubeVideos", "youTubeVideos", "YouTube videos", "youtube-videos"),
        ("PlanA", "PlanA", "planA", "Plan A", "plan-a"),
        ("XRayImages", "XRayImages", "xRayImages", "X ray images", "x-ray-images"),
    ])
    func `a name has every spelling`(
        typed: String,
        type: String,
        variable: String,
        title: String,
        kebab: String
    ) throws {
        let name = try Name(typed, as: .screen)
        #expect([name.type, name.variable, name.title, name.kebab] == [type, variable, title, kebab])
    }

    @Test(arguments: [
        ("photo list", "photo list"), ("URLSessions", "URL sessions"), ("HTTP2Feed", "HTTP2 feed"), ("IPads", "iPads"),
        ("PlanA", "plan A"),
    ])
    func `a name stands in a sentence`(typed: String, phrase: String) throws {
        #expect(try Name(typed, as: .screen).phrase == phrase)
    }

    @Test(arguments: [
        "Photos", "URLSessions", "HTTP2Feed", "IPads", "IOSSettings", "APIKeys", "PhotoIDs", "XRayImages",
    ])
    func `a type's name read again is the same`(type: String) throws {
        #expect(try Name(type, as: .screen).type == type)
    }

    @Test(arguments: [
        ("PhotosViewController", "Photos"), ("photosVC", "Photos"), ("photos vc", "Photos"), ("PhotosView", "Photos"),
        ("photos module", "Photos"), ("PhotosController", "Photos"), ("Photos Scene", "Photos"),
        ("PhotosTableViewController", "Photos"), ("photos collection view controller", "Photos"),
        ("PhotosModuleScreen", "PhotosModule"), ("Screen", "Screen"), ("Module", "Module"),
        ("SplitScreens", "SplitScreens"),
    ])
    func `a screen's suffix is dropped once and never leaves nothing`(typed: String, type: String) throws {
        #expect(try Name(typed, as: .screen).type == type)
    }

    @Test(arguments: [("SplitScreen", NameRole.app), ("Street View", .app), ("PhotoModule", .model)])
    func `an app and a model keep what a screen drops`(typed: String, role: NameRole) throws {
        #expect(try Name(typed, as: role).type == typed.filter { $0 != " " })
    }

    @Test func `one and many change the last word only`() throws {
        let name = try Name("news stories", as: .screen)
        #expect(name.singular.type == "NewsStory")
        #expect(name.singular.plural == name)
    }
}

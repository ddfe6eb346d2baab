import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct StoryboardSceneTests {
    private let files: TemporaryBundle

    init() throws {
        files = try TemporaryBundle()
    }

    @Test func `columns are filled in their order, whatever order they were drawn in`() throws {
        let relation = { (name: String, id: String) in
            #"<segue destination="\#(id)" kind="relationship" relationship="\#(name)ViewController" id="w\#(id)"/>"#
        }
        let split = """
            <splitViewController style="tripleColumn" id="split"><connections>
            \(relation("detail", "c"))\(relation("compact", "d"))\(relation("master", "a"))\(relation("supplementary", "b"))
            </connections></splitViewController>
            """
        let screens = ["a", "b", "c", "d"].map { #"<viewController title="\#($0)" id="\#($0)"/>"# }
        try files.write(storyboard: "Columns", initial: "split", scenes: [split] + screens)
        let storyboard = UIStoryboard(name: "Columns", bundle: files.bundle)
        let made = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
        let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
        #expect(columns.map { made.viewController(for: $0)?.title } == ["a", "b", "c", "d"])
    }

    @Test(arguments: [["a", nil, "c"], [nil, nil, "c"]] as [[String?]])
    func `a column for which there is no screen stays empty`(titles: [String?]) throws {
        let names = [("a", "master"), ("b", "supplementary"), ("c", "detail")].filter { titles.contains($0.0) }
        let relations = names.map { id, name in
            #"<segue destination="\#(id)" kind="relationship" relationship="\#(name)ViewController" id="w\#(id)"/>"#
        }
        let split = """
            <splitViewController style="tripleColumn" id="split"><connections>\(relations.joined())</connections>
            </splitViewController>
            """
        let screens = names.map { #"<viewController title="\#($0.0)" id="\#($0.0)"/>"# }
        try files.write(storyboard: "Gap", initial: "split", scenes: [split] + screens)
        let storyboard = UIStoryboard(name: "Gap", bundle: files.bundle)
        let made = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
        let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
        #expect(columns.map { made.viewController(for: $0)?.title } == titles)
    }

    @Test func `a storyboard says what the strings of the reader's language say`() throws {
        for folder in ["Base.lproj", "en.lproj"] {
            let url = files.folder.appendingPathComponent(folder)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
        let label = #"<view key="view" id="v"><subviews><label text="Base" tag="1" id="l"/></subviews></view>"#
        try files.write(
            storyboard: "Base.lproj/Told",
            initial: "c",
            scenes: [
                #"<viewController title="Base" id="c"><tabBarItem key="tabBarItem" title="Base" id="t"/>\#(label)</viewController>"#
            ]
        )
        let strings = #""c.title" = "Titel"; "l.text" = "Wort"; "t.title" = "Reiter";"#
        try Data(strings.utf8).write(to: files.folder.appendingPathComponent("en.lproj/Told.strings"))
        let storyboard = UIStoryboard(name: "Told", bundle: files.bundle)
        let controller = try #require(storyboard.instantiateInitialViewController())
        #expect(controller.title == "Titel")
        #expect(controller.tabBarItem?.title == "Reiter")
        #expect((controller.view.viewWithTag(1) as? UILabel)?.text == "Wort")
    }
}

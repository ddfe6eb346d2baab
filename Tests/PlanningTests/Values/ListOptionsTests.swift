import Testing

@testable import Planning

/// What a list or grid can have beside its rows.
@Suite struct ListOptionsTests {
    private static let fields =
        "title:String place:String:optional startsOn:Date endsOn:Date:optional isOpen:Bool owner:User"
    private static let extras = ["refresh", "delete", "search", "restore"].reduce([""]) { shorter, extra in
        shorter + shorter.map { $0.isEmpty ? extra : "\($0),\(extra)" }
    }
    private static let sections = ["", "title", "place", "startsOn", "endsOn", "isOpen", "owner"]

    @Test(arguments: ["list", "grid"], extras)
    func `every combination gives source without a fault of form, and a controller of 80 lines at most`(
        layout: String,
        extras: String
    ) throws {
        for section in Self.sections {
            let screen = try GeneratedScreen("Trips", Self.fields, layout: layout, with: extras, sectionBy: section)
            screen.checkForm()
            let controllers = screen.files.filter { $0.key.contains("TripsViewController") }
            for (path, text) in controllers {
                #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 81, "\(path) \(section)")
            }
        }
    }

    @Test(arguments: ["list", "grid", "detail", "form", "settings"])
    func `the controller of each kind has 80 lines at most`(layout: String) throws {
        let screen = try GeneratedScreen("Trips", layout == "settings" ? "" : Self.fields, layout: layout)
        let text = try screen.file("TripsViewController.swift")
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 81)
    }

    @Test(arguments: ["list", "grid"])
    func `a plain screen has nothing of what was not asked for`(layout: String) throws {
        let screen = try GeneratedScreen("Trips", Self.fields, layout: layout)
        let words = ["UIRefreshControl", "UISearch", "Delete", "inSections", "matching", "estor"]
        for (path, text) in screen.files where path.hasPrefix("Sources/Trips/") {
            #expect(words.allSatisfy { !text.contains($0) }, "\(path)")
        }
        #expect(screen.files.keys.allSatisfy { !$0.contains("TripsViewController+") })
    }

    @Test func `each extra brings its files`() throws {
        let plain = try Set(GeneratedScreen("Trips", Self.fields).files.keys)
        let files = { (extras: String, section: String) throws in
            try Set(GeneratedScreen("Trips", Self.fields, with: extras, sectionBy: section).files.keys)
                .subtracting(plain).map { String($0.split(separator: "/").last ?? "") }.sorted()
        }
        #expect(try files("refresh", "") == ["TripsRefreshTests.swift", "TripsViewController+Rows.swift"])
        #expect(
            try files("delete", "") == [
                "TripShelf.swift", "TripStore+Deleting.swift", "TripsDeletingTests.swift",
                "TripsViewController+Deleting.swift", "TripsViewController+Rows.swift",
            ]
        )
        #expect(
            try files("search", "") == [
                "TripsSearchTests.swift", "TripsViewController+Rows.swift", "TripsViewController+Search.swift",
            ]
        )
        #expect(
            try files("restore", "") == [
                "TripsRestoringTests.swift", "TripsViewController+Restoring.swift", "TripsViewController+Rows.swift",
            ]
        )
        #expect(try files("", "place") == ["TripsSectionTests.swift"])
    }

    @Test func `another layout changes no logic of a controller`() throws {
        let lists = try GeneratedScreen("Trips", Self.fields, with: "refresh,delete,search,restore", sectionBy: "place")
            .files
        let grids = try GeneratedScreen(
            "Trips",
            Self.fields,
            layout: "grid",
            with: "refresh,delete,search,restore",
            sectionBy: "place"
        ).files
        for file in ["Search", "Deleting"].map({ "Sources/Trips/TripsViewController+\($0).swift" }) {
            #expect(lists[file]?.replacing("the list", with: "the grid") == grids[file])
        }
        let file = "Sources/Trips/TripsViewController.swift"
        let spelt = lists[file]?.replacing("UITableView", with: "UICollectionView").replacing("table", with: "grid")
            .replacing("The list", with: "The grid").replacing("A list", with: "A grid")
        #expect(spelt == grids[file])
    }

    @Test(arguments: [
        ("title", "title.first.map { $0.isLetter ? $0.uppercased() : \"#\" } ?? \"#\""),
        ("place", "place ?? \"No place\""),
        ("startsOn", "startsOn.formatted(.dateTime.month(.wide).year())"),
        ("endsOn", "endsOn?.formatted(.dateTime.month(.wide).year()) ?? \"No date\""),
        ("isOpen", "isOpen ? \"Open\" : \"Not open\""),
        ("owner", "owner.name"),
    ])
    func `a section is titled as a person expects`(field: String, code: String) throws {
        let screen = try GeneratedScreen("Trips", Self.fields, sectionBy: field)
        #expect(try screen.file("Trip+Extensions.swift").contains("var sectionText: String {\n        \(code)\n"))
    }

    @Test(arguments: [
        ("title", "alphabeticalSections(by: \\.sectionText)"),
        (
            "place",
            "filter { $0.place != nil }.alphabeticalSections(by: \\.sectionText)"
        ),
        ("startsOn", "inOrder().sections(by: \\.sectionText)"),
        (
            "endsOn",
            "sorted { ($1.endsOn ?? .distantPast) < ($0.endsOn ?? .distantPast) }.sections(by: \\.sectionText)"
        ),
        ("isOpen", "(filter(\\.isOpen) + filter { !$0.isOpen }).sections(by: \\.sectionText)"),
        ("owner", "alphabeticalSections(by: \\.sectionText)"),
    ])
    func `the sections stand in an order that a person expects`(field: String, code: String) throws {
        let screen = try GeneratedScreen("Trips", Self.fields, sectionBy: field)
        #expect(try screen.file("Trip+Extensions.swift").contains("        \(code)"))
    }
}

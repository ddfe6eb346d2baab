import Foundation
import Testing

@testable import Planning

@Suite struct ScreenTemplateTests {
    private static let fields = [
        "",
        "title:String photoCount:Int releasedOn:Date:optional owner:User",
        "name:String a:Int b:Double c:Bool d:Date e:URL f:UUID g:Decimal h:Data",
        "a:Int:optional b:Double:optional c:Bool:optional d:Date:optional e:URL:optional f:UUID:optional g:Data:optional",
        "a:String:list b:Int:list c:Bool:list d:Date:list e:URL:list:optional f:Owner:list g:Photo:list",
        "points:Int", "isDone:Bool", "payload:Data", "id:UUID", "id:String name:String:optional",
        "anExtraordinarilyLongNameForAFieldOfAModelOfPhotos:Date another:AnExtraordinarilyLongNameForAnotherModel",
    ]
    private static let names = [
        "Photos", "URLSessions", "iPads", "HTTP2Feeds", "News", "Sheep", "Cells", "Drivers",
        "AnExtraordinarilyLongNameForAListOfPhotoExhibition", "Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    ]

    @Test func `a list is these files`() throws {
        let screen = try GeneratedScreen("Photos", "title:String owner:User")
        #expect(
            screen.files.keys.sorted() == [
                "Sources/GalleryCore/Models/User.swift", "Sources/Photos/Photo+Extensions.swift",
                "Sources/Photos/Photo.swift", "Sources/Photos/PhotoCell+Configure.swift",
                "Sources/Photos/PhotoCell.swift", "Sources/Photos/PhotoStore.swift",
                "Sources/Photos/PhotosDataSource.swift", "Sources/Photos/PhotosViewController.swift",
                "Sources/Photos/Resources/PhotosView.xib", "Sources/Photos/Resources/photos.json",
                "Sources/Photos/UIColor+Photos.swift", "Sources/Photos/UIFont+Photos.swift",
                "Tests/PhotosTests/Attempts.swift", "Tests/PhotosTests/PhotoCellTests.swift",
                "Tests/PhotosTests/PhotoStoreTests.swift", "Tests/PhotosTests/PhotoTests.swift",
                "Tests/PhotosTests/PhotosDataSourceTests.swift", "Tests/PhotosTests/PhotosScreenTests.swift",
                "Tests/PhotosTests/Samples.swift",
            ]
        )
    }

    @Test func `a grid is the same files`() throws {
        let grid = try GeneratedScreen(layout: "grid")
        #expect(try grid.files.keys.sorted() == GeneratedScreen().files.keys.sorted())
    }

    @Test func `a detail has controls in place of cells and a data source`() throws {
        let screen = try GeneratedScreen("Photo detail", "title:String owner:User", layout: "detail")
        #expect(
            screen.files.keys.sorted() == [
                "Sources/GalleryCore/Models/User.swift", "Sources/PhotoDetail/Photo.swift",
                "Sources/PhotoDetail/PhotoDetailControls+Configure.swift",
                "Sources/PhotoDetail/PhotoDetailControls.swift", "Sources/PhotoDetail/PhotoDetailViewController.swift",
                "Sources/PhotoDetail/PhotoStore.swift", "Sources/PhotoDetail/Resources/PhotoDetailView.xib",
                "Sources/PhotoDetail/Resources/photo.json", "Sources/PhotoDetail/UIColor+PhotoDetail.swift",
                "Sources/PhotoDetail/UIFont+PhotoDetail.swift", "Tests/PhotoDetailTests/Attempts.swift",
                "Tests/PhotoDetailTests/PhotoDetailControlsTests.swift",
                "Tests/PhotoDetailTests/PhotoDetailScreenTests.swift", "Tests/PhotoDetailTests/PhotoStoreTests.swift",
                "Tests/PhotoDetailTests/Samples.swift",
            ]
        )
    }

    @Test func `a form has a draft and a validation beside its controls`() throws {
        let screen = try GeneratedScreen("Review form", "title:String", layout: "form")
        #expect(
            screen.files.keys.sorted() == [
                "Sources/ReviewForm/Resources/ReviewFormView.xib", "Sources/ReviewForm/Resources/review.json",
                "Sources/ReviewForm/Review+Extensions.swift", "Sources/ReviewForm/Review.swift",
                "Sources/ReviewForm/ReviewDraft.swift", "Sources/ReviewForm/ReviewFormControls+Configure.swift",
                "Sources/ReviewForm/ReviewFormControls.swift",
                "Sources/ReviewForm/ReviewFormViewController+Saving.swift",
                "Sources/ReviewForm/ReviewFormViewController.swift",
                "Sources/ReviewForm/ReviewStore.swift", "Sources/ReviewForm/UIColor+ReviewForm.swift",
                "Sources/ReviewForm/UIFont+ReviewForm.swift", "Tests/ReviewFormTests/Attempts.swift",
                "Tests/ReviewFormTests/Kept.swift", "Tests/ReviewFormTests/ReviewFormControlsTests.swift",
                "Tests/ReviewFormTests/ReviewFormScreenTests.swift", "Tests/ReviewFormTests/ReviewStoreTests.swift",
                "Tests/ReviewFormTests/ReviewTests.swift", "Tests/ReviewFormTests/Samples.swift",
            ]
        )
    }

    @Test func `settings have the core's themes in place of a model`() throws {
        let screen = try GeneratedScreen("Settings", layout: "settings")
        #expect(
            screen.files.keys.sorted() == [
                "Sources/Settings/Resources/SettingsView.xib", "Sources/Settings/SettingsDataSource.swift",
                "Sources/Settings/SettingsViewController.swift", "Sources/Settings/ThemeCell+Configure.swift",
                "Sources/Settings/ThemeCell.swift", "Sources/Settings/ThemeProvider+Settings.swift",
                "Sources/Settings/ThemeStore.swift", "Sources/Settings/UIColor+Settings.swift",
                "Sources/Settings/UIFont+Settings.swift", "Tests/SettingsTests/Kept.swift",
                "Tests/SettingsTests/SettingsDataSourceTests.swift", "Tests/SettingsTests/SettingsScreenTests.swift",
                "Tests/SettingsTests/ThemeCellTests.swift", "Tests/SettingsTests/ThemeStoreTests.swift",
            ]
        )
        #expect(try !screen.file("SettingsViewController.swift").contains("UserDefaults"))
    }

    @Test func `a detail without a text on top has no style of its own`() throws {
        let screen = try GeneratedScreen("Photo detail", "isPublic:Bool image:Data", layout: "detail")
        #expect(screen.files.keys.allSatisfy { !$0.contains("UIColor+") && !$0.contains("UIFont+") })
        #expect(screen.files.values.allSatisfy { !$0.contains("setStyle") && !$0.contains("GalleryLabel = try") })
    }

    @Test(arguments: fields)
    func `the bundled record is the model's`(fields: String) throws {
        let screen = try GeneratedScreen("Photo detail", fields, layout: "detail")
        let record = try #require(
            JSONSerialization.jsonObject(with: Data(screen.file("photo.json").utf8)) as? [String: Any]
        )
        let model = try screen.file("Photo.swift")
        #expect(record["id"] != nil)
        #expect(record.keys.allSatisfy { model.contains(" \($0): ") })
    }

    @Test(arguments: fields, ["detail", "form"])
    func `the xib of one model has a tag for each control, in order`(fields: String, layout: String) throws {
        let screen = try GeneratedScreen("Photo detail", fields, layout: layout)
        let xib = try screen.file("PhotoDetailView.xib")
        let tags = xib.matches(of: /\btag="(\d+)"/).map { String($0.1) }
        let cases = try screen.file("PhotoDetailControls.swift").matches(of: /case \w+ = (\d+)\n/).map { String($0.1) }
        #expect(tags == cases)
        #expect(tags == (1...tags.count).map { "\($0 * 100)" })
        let ids = xib.matches(of: /\bid="([^"]+)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count && !ids.contains(""))
    }

    @Test func `a grid is a collection view throughout`() throws {
        let grid = try GeneratedScreen(layout: "grid")
        #expect(grid.files.values.allSatisfy { !$0.contains("UITableView") && !$0.contains("tableView") })
        #expect(try grid.file("PhotosView.xib").contains("<collectionViewFlowLayout"))
        #expect(try grid.file("PhotosViewController.swift").contains("case grid = 300"))
        #expect(try grid.file("PhotoCell.swift").contains("final class PhotoCell: UICollectionViewCell {"))
    }

    @Test func `the app's own model is not written again, and its module is imported`() throws {
        let album = Model("Album", fields: [Field("title", .string)])
        let relatives = [Relative(model: album, module: "Albums", isNew: false)]
        let screen = try GeneratedScreen("Photos", "title:String album:Album", relatives: relatives)
        #expect(screen.files.keys.allSatisfy { !$0.hasPrefix("Sources/GalleryCore/") })
        for file in ["Photo.swift", "Photo+Extensions.swift", "PhotoTests.swift", "Samples.swift"] {
            #expect(try screen.file(file).hasPrefix("import Albums\nimport GalleryCore\n"), "\(file)")
        }
        #expect(try screen.file("Photo+Extensions.swift").contains("        album.title\n"))
    }

    @Test(arguments: names, ["list", "grid", "detail", "form", "settings"])
    func `every name gives source without a fault of form`(name: String, layout: String) throws {
        try GeneratedScreen(name, layout: layout, app: "AnExtraordinarilyLongNameForAnApp").checkForm()
    }

    @Test(arguments: fields, ["list", "grid", "detail", "form"])
    func `every list of fields gives source without a fault of form`(fields: String, layout: String) throws {
        try GeneratedScreen("Photos", fields, layout: layout).checkForm()
    }

    @Test(arguments: fields)
    func `the bundled rows are the model's`(fields: String) throws {
        let screen = try GeneratedScreen("Photos", fields)
        let rows = try #require(
            JSONSerialization.jsonObject(with: Data(screen.file("photos.json").utf8)) as? [[String: Any]]
        )
        #expect(rows.count == 5)
        #expect(try screen.file("PhotoStoreTests.swift").contains("photos.count == 5"))
        let model = try screen.file("Photo.swift")
        #expect(rows.allSatisfy { row in row.keys.allSatisfy { model.contains(" \($0): ") } })
        #expect(Set(rows.map { "\($0["id"] ?? "")" }).count == 5)
    }

    @Test(arguments: ["list", "grid"])
    func `no two objects of a xib have one id or one tag, and none names a controller`(layout: String) throws {
        let xib = try GeneratedScreen(layout: layout).file("PhotosView.xib")
        let ids = xib.matches(of: /\bid="([^"]+)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count)
        #expect(ids.count { $0.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/) != nil } >= 4)
        #expect(xib.matches(of: /\btag="(\d+)"/).map { String($0.1) } == ["100", "200", "300"])
        #expect(!xib.contains("<outlet") && !xib.contains("<action") && !xib.contains("ViewController"))
    }

    @Test func `the same words give the same bytes`() throws {
        let fields = "title:String owner:User id:UUID"
        #expect(try GeneratedScreen("Photos", fields).files == GeneratedScreen("Photos", fields).files)
    }
}

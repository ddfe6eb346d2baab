import Foundation
import HeadlessUIKit
import Testing

/// The six kinds of xib that an app of 2013 had.
@MainActor @Suite struct LegacyNibTests {
    private func table(rowHeight: Int) -> UINib {
        LegacyNib.nib(
            """
            <object class="IBUITableView" id="10"><int key="NSvFlags">274</int><string key="NSFrameSize">{320, 568}</string>
            <object class="NSColor" key="IBUIBackgroundColor"><int key="NSColorSpace">3</int><bytes key="NSWhite">MQA</bytes></object>
            <bool key="IBUIClipsSubviews">YES</bool><bool key="IBUIAlwaysBounceVertical">YES</bool>
            <int key="IBUISeparatorStyle">1</int><float key="IBUIRowHeight">\(rowHeight)</float>
            <float key="IBUISectionHeaderHeight">22</float></object>
            """,
            outlets: [("view", "1", "10")]
        )
    }

    @Test(arguments: [60, 44])
    func `a table controller's view is the table`(rowHeight: Int) {
        let owner = UITableViewController()
        let table = table(rowHeight: rowHeight).instantiate(withOwner: owner).first as? UITableView
        #expect(owner.viewIfLoaded === table)
        #expect(table?.rowHeight == CGFloat(rowHeight))
        #expect(table?.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
        #expect(table?.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(table?.backgroundColor == UIColor(white: 1, alpha: 1))
        #expect(table?.alwaysBounceVertical == true)
    }

    @Test func `a cell with its own class keeps its labels in outlets`() throws {
        let bundle = try TemporaryBundle()
        let title = LegacyNib.label("12", "{{20, 10}, {280, 21}}", text: "Title")
        let white = """
            <object class="NSColor" key="IBUITextColor"><int key="NSColorSpace">3</int>
            <bytes key="NSWhite">MC42NjY2NjY2NjY3AA</bytes></object>
            <object class="NSColor" key="IBUIHighlightedColor" id="77"><int key="NSColorSpace">3</int>
            <bytes key="NSWhite">MQA</bytes></object>
            """
        let date = LegacyNib.label("13", "{{20, 32}, {280, 21}}", text: "Date", size: 13, more: white)
        let nib = LegacyNib.nib(
            """
            <object class="IBUITableViewCell" id="10"><int key="NSvFlags">292</int><array key="NSSubviews">
            <object class="IBUIView" id="11"><int key="NSvFlags">274</int><array key="NSSubviews">\(title)\(date)</array>
            <string key="NSFrameSize">{320, 59}</string></object></array>
            <string key="NSFrameSize">{320, 60}</string><reference key="IBUIContentView" ref="11"/></object>
            """,
            outlets: [("photoTitleLabel", "10", "12"), ("photoDateLabel", "10", "13")],
            classes: ["10": "LegacyPhotoCell"],
            bundle: bundle.bundle
        )
        let objects = nib.instantiate(withOwner: nil)
        #expect(objects.count == 1)
        let cell = try #require(objects.first as? LegacyPhotoCell)
        #expect(cell.frame.size == CGSize(width: 320, height: 60))
        #expect(cell.contentView.subviews.count == 2)
        #expect(cell.photoTitleLabel?.text == "Title")
        #expect(cell.photoTitleLabel?.font == UIFont.systemFont(ofSize: 17))
        #expect(cell.photoTitleLabel?.frame == CGRect(x: 20, y: 10, width: 280, height: 21))
        #expect(cell.photoDateLabel?.font == UIFont.systemFont(ofSize: 13))
        #expect(cell.photoDateLabel?.textColor == UIColor(white: 0.6666666667, alpha: 1))
        #expect(cell.photoDateLabel?.highlightedTextColor == UIColor(white: 1, alpha: 1))
    }

    @Test func `images that are shared are shown by all`() throws {
        let stars = (0..<5).map { number in
            let image =
                number == 0
                ? """
                <object class="NSCustomResource" key="IBUIImage" id="90"><string key="NSClassName">NSImage</string>
                <string key="NSResourceName">star.png</string></object>
                """ : #"<reference key="IBUIImage" ref="90"/>"#
            return """
                <object class="IBUIImageView" id="\(20 + number)"><int key="NSvFlags">274</int>
                <string key="NSFrame">{{\(68 + 38 * number), 6}, {32, 32}}</string>
                <bool key="IBUIUserInteractionEnabled">NO</bool>\(image)</object>
                """
        }
        var cell: UITableViewCell?
        let lines = Headless.lines {
            cell =
                LegacyNib.nib(
                    """
                    <object class="IBUITableViewCell" id="10"><array key="NSSubviews"><object class="IBUIView" id="11">
                    <array key="NSSubviews">\(stars.joined())</array><string key="NSFrameSize">{320, 43}</string></object></array>
                    <string key="NSFrameSize">{320, 44}</string><reference key="IBUIContentView" ref="11"/></object>
                    """
                ).instantiate(withOwner: nil).first as? UITableViewCell
        }
        let views = try #require(cell).contentView.subviews.compactMap { $0 as? UIImageView }
        #expect(views.map(\.frame.minX) == [68, 106, 144, 182, 220])
        #expect(views.allSatisfy { $0.image != nil })
        #expect(lines.allSatisfy { $0.contains("\"star.png\"") })
    }

    @Test func `a controller's view and labels are connected`() {
        let labels = [
            LegacyNib.label("20", "{{24, 20}, {113, 21}}", text: "Photo taken by"),
            LegacyNib.label("21", "{{24, 41}, {272, 21}}", text: "User"),
            LegacyNib.label("22", "{{24, 70}, {140, 21}}", text: "Number of photos taken:"),
            LegacyNib.label("23", "{{172, 70}, {124, 21}}", text: "Label"),
        ]
        let owner = LegacyPhotoController()
        _ = LegacyNib.nib(
            """
            <object class="IBUIView" id="10"><int key="NSvFlags">274</int><array key="NSSubviews">\(labels.joined())</array>
            <string key="NSFrame">{{0, 20}, {320, 548}}</string></object>
            """,
            outlets: [("view", "1", "10"), ("authorLabel", "1", "21"), ("photosTakenLabel", "1", "23")]
        ).instantiate(withOwner: owner)
        #expect(owner.viewIfLoaded?.frame == CGRect(x: 0, y: 20, width: 320, height: 548))
        #expect(owner.authorLabel?.text == "User")
        #expect(owner.photosTakenLabel?.frame.minX == 172)
        #expect(owner.view.subviews.compactMap { ($0 as? UILabel)?.text }.first == "Photo taken by")
    }

    @Test func `constraints that a record holds are live`() throws {
        let view = try #require(
            LegacyNib.nib(
                """
                <object class="IBUIView" id="10"><array key="NSSubviews">
                \(LegacyNib.label("11", "{{104, 263}, {113, 21}}", text: "Nothing here :)"))</array>
                <string key="NSFrame">{{0, 20}, {320, 548}}</string></object>
                """,
                classes: ["10": "UIView"],
                constraints: [(20, 10), (21, 9)].map { id, attribute in
                    """
                    <object class="IBNSLayoutConstraint" id="\(id)"><reference key="firstItem" ref="11"/>
                    <int key="firstAttribute">\(attribute)</int><int key="relation">0</int>
                    <reference key="secondItem" ref="10"/><int key="secondAttribute">\(attribute)</int>
                    <float key="multiplier">1</float><float key="priority">1000</float>
                    <object class="IBLayoutConstant" key="constant"><double key="value">0.0</double></object>
                    <reference key="containingView" ref="10"/></object>
                    """
                }.joined()
            ).instantiate(withOwner: nil).first as? UIView
        )
        #expect(view.constraints.map(\.firstAttribute) == [.centerY, .centerX])
        #expect(view.constraints.allSatisfy { $0.firstItem === view.subviews.first && $0.secondItem === view })
    }
}

/// A cell with two labels.
final class LegacyPhotoCell: UITableViewCell, Headless.NibOutlets {
    weak var photoTitleLabel: UILabel?
    weak var photoDateLabel: UILabel?

    var nibOutlets: [String: Headless.Outlet] {
        [
            "photoTitleLabel": .init(self, \.photoTitleLabel), "photoDateLabel": .init(self, \.photoDateLabel),
        ]
    }
}

/// A controller with two labels.
final class LegacyPhotoController: UIViewController, Headless.NibOutlets {
    weak var authorLabel: UILabel?
    weak var photosTakenLabel: UILabel?

    var nibOutlets: [String: Headless.Outlet] {
        ["authorLabel": .init(self, \.authorLabel), "photosTakenLabel": .init(self, \.photosTakenLabel)]
    }

    @Test func `tabs whose bar knows the items, which know the bar, are made once`() throws {
        let tabs =
            LegacyNib.nib(
                """
                <object class="IBUITabBarController" id="10">
                <object class="IBUIViewController" key="IBUISelectedViewController" id="11">
                <object class="IBUITabBarItem" key="IBUITabBarItem" id="21"><string key="IBUITitle">One</string>
                <reference key="IBUITabBar" ref="30"/></object>
                <reference key="IBUIParentViewController" ref="10"/></object>
                <array class="NSMutableArray" key="IBUIViewControllers"><reference ref="11"/>
                <object class="IBUIViewController" id="12">
                <object class="IBUITabBarItem" key="IBUITabBarItem" id="22"><string key="IBUITitle">Two</string>
                <reference key="IBUITabBar" ref="30"/></object>
                <reference key="IBUIParentViewController" ref="10"/></object></array>
                <object class="IBUITabBar" key="IBUITabBar" id="30"><string key="NSFrame">{{0, 431}, {320, 49}}</string>
                <array class="NSMutableArray" key="IBUIItems"><reference ref="21"/><reference ref="22"/></array>
                <reference key="IBUISelectedItem" ref="21"/></object></object>
                """
            ).instantiate(withOwner: nil).first as? UITabBarController
        #expect(tabs?.viewControllers?.map(\.tabBarItem?.title) == ["One", "Two"])
    }
}

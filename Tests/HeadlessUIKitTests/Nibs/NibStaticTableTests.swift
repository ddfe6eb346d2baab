import HeadlessUIKit
import Testing

@MainActor @Suite struct NibStaticTableTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))

    private func shown(_ customClass: String = "", height: String = "44") throws -> UITableViewController {
        let controller = try #require(
            SampleNib.first(
                """
                <tableViewController id="c" \(customClass)>
                    <tableView key="view" dataMode="static" style="grouped" rowHeight="\(height)" \
                sectionHeaderHeight="28" sectionFooterHeight="28" id="t">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="640"/>
                        <sections>
                            <tableViewSection headerTitle="Account" id="s1">
                                <string key="footerTitle">Signed in
                as Ann.</string>
                                <cells>
                                    <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l1" id="r1">
                                        <tableViewCellContentView key="contentView" id="v1">
                                            <subviews><label text="Name" id="l1"/></subviews>
                                        </tableViewCellContentView>
                                    </tableViewCell>
                                    <tableViewCell indentationLevel="2" rowHeight="90" tag="5" id="r2">
                                        <tableViewCellContentView key="contentView" id="v2">
                                            <subviews><switch on="YES" tag="6" id="w"/></subviews>
                                        </tableViewCellContentView>
                                    </tableViewCell>
                                </cells>
                            </tableViewSection>
                            <tableViewSection id="s2">
                                <cells><tableViewCell reuseIdentifier="last" id="r3"/></cells>
                            </tableViewSection>
                        </sections>
                        <connections>
                            <outlet property="dataSource" destination="c" id="o1"/>
                            <outlet property="delegate" destination="c" id="o2"/>
                        </connections>
                    </tableView>
                </tableViewController>
                """,
                as: UITableViewController.self
            )
        )
        window.rootViewController = controller
        window.isHidden = false
        Headless.drain()
        return controller
    }

    @Test func `a table of prototypes asks for its rows, though an empty list stands beside them`() throws {
        let controller = try #require(
            SampleNib.first(
                """
                <tableViewController id="c"><tableView key="view" dataMode="prototypes" id="t"><sections/></tableView>
                </tableViewController>
                """,
                as: UITableViewController.self
            )
        )
        #expect(controller.numberOfSections(in: controller.tableView) == 1)
    }

    @Test func `the rows of a storyboard's table are shown, with titles around them`() throws {
        let table = try #require(try shown().tableView)
        #expect(table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(table.numberOfRows(inSection: 1) == 1)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Name")
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.tag == 5)
        #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 0) == "Account")
        #expect(table.dataSource?.tableView(table, titleForFooterInSection: 0) == "Signed in\nas Ann.")
        #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 1) == nil)
    }

    @Test func `a row is as high as its cell says, or else as the table's rows`() throws {
        let table = try #require(try shown().tableView)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 90)
    }

    @Test func `the cells stay the same ones when the rows are asked for anew`() throws {
        let controller = try shown()
        let table = try #require(controller.tableView)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let toggle = try #require(table.viewWithTag(6) as? UISwitch)
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
        #expect(cell.superview === table)
        #expect(toggle.window === window)
        table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        Headless.drain()
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
        #expect(cell.window === window)
    }

    @Test func `a subclass changes one row and asks super for the others`() throws {
        let table = try #require(
            try shown(#"customClass="SettingsController" customModule="HeadlessUIKitTests""#).tableView
        )
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.accessoryType == .checkmark)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 90)
    }
}

/// Overrides what settings screens override.
final class SettingsController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        if indexPath == IndexPath(row: 0, section: 0) { cell.accessoryType = .checkmark }
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath == IndexPath(row: 0, section: 0) ? 60 : super.tableView(tableView, heightForRowAt: indexPath)
    }
}

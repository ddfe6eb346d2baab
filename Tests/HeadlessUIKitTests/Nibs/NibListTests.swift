import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct NibListTests {
    @Test func `a table takes its style, heights and header`() throws {
        let table: UITableView = try #require(
            SampleNib.first(
                #"""
                <tableView id="a" style="grouped" separatorStyle="none" rowHeight="60" sectionHeaderHeight="28"
                    sectionFooterHeight="29" allowsSelection="NO">
                    <rect key="frame" x="0" y="0" width="320" height="400"/>
                    <view key="tableHeaderView" id="b" tag="8"><rect key="frame" x="0" y="0" width="320" height="50"/></view>
                </tableView>
                """#
            )
        )
        #expect(table.style == .grouped)
        #expect(table.separatorStyle == .none)
        #expect(table.rowHeight == 60)
        #expect(table.sectionHeaderHeight == 28)
        #expect(table.sectionFooterHeight == 29)
        #expect(!table.allowsSelection)
        #expect(table.tableHeaderView?.tag == 8)
    }

    @Test func `a cell's contents are in its content view`() throws {
        let cell: UITableViewCell = try #require(
            SampleNib.first(
                #"""
                <tableViewCell id="a" reuseIdentifier="Photo" selectionStyle="none" accessoryType="checkmark">
                    <rect key="frame" x="0" y="0" width="320" height="80"/>
                    <tableViewCellContentView key="contentView" tableViewCell="a" id="b">
                        <rect key="frame" x="0" y="0" width="280" height="79.5"/>
                        <subviews><label id="c" tag="1" text="Hi"/></subviews>
                    </tableViewCellContentView>
                </tableViewCell>
                """#
            )
        )
        #expect(cell.reuseIdentifier == "Photo")
        #expect(cell.selectionStyle == .none)
        #expect(cell.accessoryType == .checkmark)
        #expect(cell.contentView.subviews.map(\.tag) == [1])
        #expect(cell.contentView.superview === cell)
        #expect((cell.viewWithTag(1) as? UILabel)?.text == "Hi")
    }

    @Test func `a cell's own labels come with its style`() {
        let cell = SampleNib.first(
            #"""
            <tableViewCell id="a" style="IBUITableViewCellStyleSubtitle" textLabel="c" detailTextLabel="d">
                <tableViewCellContentView key="contentView" tableViewCell="a" id="b">
                    <subviews><label id="c" text="Title"/><label id="d" text="Detail"/></subviews>
                </tableViewCellContentView>
            </tableViewCell>
            """#,
            as: UITableViewCell.self
        )
        #expect(cell?.textLabel?.text == "Title")
        #expect(cell?.detailTextLabel?.text == "Detail")
    }

    @Test func `a collection takes its flow layout`() throws {
        let grid: UICollectionView = try #require(
            SampleNib.first(
                #"""
                <collectionView id="a" alwaysBounceVertical="YES">
                    <rect key="frame" x="0" y="0" width="320" height="400"/>
                    <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal"
                        minimumLineSpacing="11" minimumInteritemSpacing="12" id="b">
                        <size key="itemSize" width="100" height="50"/>
                        <size key="headerReferenceSize" width="1" height="2"/>
                        <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
                    </collectionViewFlowLayout>
                </collectionView>
                """#
            )
        )
        let layout = try #require(grid.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.itemSize == CGSize(width: 100, height: 50))
        #expect(layout.headerReferenceSize == CGSize(width: 1, height: 2))
        #expect(layout.minimumLineSpacing == 11)
        #expect(layout.minimumInteritemSpacing == 12)
        #expect(layout.scrollDirection == .horizontal)
        #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(grid.alwaysBounceVertical)
    }

    @Test(arguments: ["view", "collectionViewCellContentView"])
    func `an item's contents are in its content view`(element: String) {
        let cell = SampleNib.first(
            #"""
            <collectionViewCell id="a" reuseIdentifier="Photo">
                <rect key="frame" x="0" y="0" width="50" height="50"/>
                <\#(element) key="contentView" id="b">
                    <rect key="frame" x="0" y="0" width="50" height="50"/>
                    <subviews><label id="c" tag="1"/></subviews>
                </\#(element)>
            </collectionViewCell>
            """#,
            as: UICollectionViewCell.self
        )
        #expect(cell?.reuseIdentifier == "Photo")
        #expect(cell?.contentView.subviews.map(\.tag) == [1])
    }

    @Test func `a table makes its cells from a registered nib`() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "Photo", for: indexPath)
                (cell.viewWithTag(1) as? UILabel)?.text = "Row \(indexPath.row)"
                return cell
            }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let nib = SampleNib.nib(
            #"""
            <tableViewCell id="a" reuseIdentifier="Photo">
                <tableViewCellContentView key="contentView" tableViewCell="a" id="b">
                    <subviews><label id="c" tag="1"/></subviews>
                </tableViewCellContentView>
            </tableViewCell>
            """#
        )
        table.register(nib, forCellReuseIdentifier: "Photo")
        table.dataSource = source
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        #expect((cell?.viewWithTag(1) as? UILabel)?.text == "Row 1")
    }

    @Test func `a list makes its rows of the prototypes that stand in it`() throws {
        let table: UITableView = try #require(
            SampleNib.first(
                """
                <tableView id="a" dataMode="prototypes"><rect key="frame" x="0" y="0" width="320" height="480"/>
                    <prototypes><tableViewCell id="b" reuseIdentifier="Row" textLabel="d"
                        style="IBUITableViewCellStyleDefault"><rect key="frame" x="0" y="0" width="320" height="44"/>
                        <tableViewCellContentView key="contentView" id="c"><subviews>
                            <label id="d" text="Title" tag="5"/></subviews></tableViewCellContentView>
                    </tableViewCell></prototypes></tableView>
                """
            )
        )
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "Row"))
        #expect(cell.reuseIdentifier == "Row")
        #expect(cell.textLabel?.text == "Title" && cell.textLabel === cell.viewWithTag(5))
        #expect(table.dequeueReusableCell(withIdentifier: "Row") !== cell)
        #expect(table.subviews.allSatisfy { !($0 is UITableViewCell) })
    }

    @Test func `a grid makes its items and headers of the prototypes that stand in it`() throws {
        let grid: UICollectionView = try #require(
            SampleNib.first(
                """
                <collectionView id="a"><rect key="frame" x="0" y="0" width="320" height="480"/>
                    <collectionViewFlowLayout key="collectionViewLayout" sectionInsetReference="safeArea" id="b"/>
                    <cells><collectionViewCell id="c" reuseIdentifier="Item"><view key="contentView" id="d"><subviews>
                        <label id="e" text="Item" tag="5"/></subviews></view></collectionViewCell></cells>
                    <collectionReusableView key="sectionHeaderView" id="f" reuseIdentifier="Head"><subviews>
                        <label id="g" text="Head" tag="6"/></subviews></collectionReusableView></collectionView>
                """
            )
        )
        let layout = grid.collectionViewLayout as? UICollectionViewFlowLayout
        #expect(layout?.sectionInsetReference == .fromSafeArea)
        let path = IndexPath(item: 0, section: 0)
        let cell = grid.dequeueReusableCell(withReuseIdentifier: "Item", for: path)
        #expect((cell.viewWithTag(5) as? UILabel)?.text == "Item")
        let kind = UICollectionView.elementKindSectionHeader
        let head = grid.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Head", for: path)
        #expect((head.viewWithTag(6) as? UILabel)?.text == "Head")
    }
}

import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UITableViewIndexTests {
    private final class Names: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 27 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? {
            UILocalizedIndexedCollation.current().sectionIndexTitles
        }
        func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
            UILocalizedIndexedCollation.current().section(forSectionIndexTitle: index)
        }
    }

    @Test func `a word of the index leads to its section`() {
        let names = Names()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 44
        table.dataSource = names
        let stage = Stage(table)
        #expect(Headless.tapIndexTitle("C", in: table) == nil)
        #expect(table.contentOffset.y == 880)
        #expect(Headless.tapIndexTitle("!", in: table) == .missing)
        _ = stage
    }

    @Test func `the letters end with the sign for all else`() {
        let collation = UILocalizedIndexedCollation.current()
        #expect(collation.sectionTitles.count == 27)
        #expect(collation.sectionTitles.last == "#")
        #expect(collation === UILocalizedIndexedCollation.current())
    }
}

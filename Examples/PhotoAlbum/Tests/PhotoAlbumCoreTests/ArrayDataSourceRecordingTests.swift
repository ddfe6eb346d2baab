import PhotoAlbumCore
import Testing

// That there is no data source without items and a cell, the compiler sees to: 'ArrayDataSource()' is an error.
@MainActor
@Suite struct ArrayDataSourceRecordingTests {
    @Test func `the table's own cell is filled with the item at its place, and handed back`() {
        let table = RecordingTable(frame: .zero, style: .plain)
        var filled: [(cell: UITableViewCell, item: String)] = []
        let rows = ArrayDataSource<String, UITableViewCell>(items: ["a", "b"], cellIdentifier: "foo") {
            filled.append(($0, $1))
        }
        let place = IndexPath(row: 0, section: 0)
        #expect(rows.tableView(table, cellForRowAt: place) === table.cell)
        #expect(table.identifiers == ["foo"])
        #expect(table.places == [place])
        #expect(filled.map(\.item) == ["a"])
        #expect(filled.first?.cell === table.cell)
        #expect(rows.tableView(table, numberOfRowsInSection: 0) == 2)
    }
}

import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UITableViewNibTests {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

    private func cell(_ id: String, reuse: String) -> String {
        """
        <tableViewCell id="\(id)" reuseIdentifier="\(reuse)">
            <rect key="frame" x="0" y="0" width="320" height="77"/>
            <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c">
                <subviews><label id="\(id)l" tag="1"/></subviews>
            </tableViewCellContentView>
        </tableViewCell>
        """
    }

    // Facts 7: a nib must have exactly one top-level object that is a cell.
    @Test func `a nib of two objects, or of another view, raises in UIKit's words`() {
        for objects in [cell("a", reuse: "A") + cell("b", reuse: "A"), #"<view id="a"/>"#] {
            table.register(SampleNib.nib(objects), forCellReuseIdentifier: "A")
            let raised = Headless.exceptions { _ = table.dequeueReusableCell(withIdentifier: "A", for: .row(0)) }
            #expect(
                raised.map(\.reason) == [
                    "invalid nib registered for identifier (A) - nib must contain exactly one top level object which must "
                        + "be a UITableViewCell instance"
                ]
            )
        }
    }

    // Facts 7: a nib's own identifier must equal the registered one.
    @Test func `another identifier in the nib raises`() {
        table.register(SampleNib.nib(cell("a", reuse: "Other")), forCellReuseIdentifier: "A")
        let raised = Headless.exceptions { _ = table.dequeueReusableCell(withIdentifier: "A") }
        #expect(raised.first?.reason.contains("does not match the identifier used to register the nib (A)") == true)
    }

    @Test func `a row of automatic height is as high as the nib's cell`() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            }
        }
        let source = Source()
        table.register(SampleNib.nib(cell("a", reuse: "")), forCellReuseIdentifier: "Cell")
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.contentSize.height == CGFloat(231))
    }
}

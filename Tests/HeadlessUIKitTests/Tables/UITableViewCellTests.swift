import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UITableViewCellTests {
    // Facts 7: contentView, and labels by style.
    @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle])
    func `labels come with the style`(style: UITableViewCell.CellStyle) {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        #expect(cell.textLabel?.superview === cell.contentView)
        #expect((cell.detailTextLabel != nil) == (style != .default))
        #expect(cell.contentView.superview === cell)
    }

    @Test func `an accessory takes room from the content`() {
        let cell = UITableViewCell()
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 320)
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width < 320)
    }

    @Test func `a longer text wants a higher cell`() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "many words ", count: 30)
        cell.detailTextLabel?.text = "Detail"
        #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height > 150)
    }

    @Test func `content as a value is shown in place of the labels`() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        content.secondaryText = "Detail"
        cell.contentConfiguration = content
        let view = try #require(cell.contentView.subviews.first as? UIListContentView)
        let labels = view.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(labels == ["Title", "Detail"])
        content.text = "Other"
        cell.contentConfiguration = content
        #expect(cell.contentView.subviews == [view])
        #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Other", "Detail"])
        #expect(cell.textLabel == nil)
    }

    @Test func `the update handler hears of the state at the next layout`() {
        let cell = UITableViewCell()
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        cell.layoutIfNeeded()
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(states == [false, true])
    }

    @Test func `the view for chosen cells is there while the cell is chosen`() {
        let cell = UITableViewCell()
        let view = UIView()
        cell.selectedBackgroundView = view
        cell.isSelected = true
        #expect(view.superview === cell)
        cell.isSelected = false
        #expect(view.superview == nil)
    }

    @Test func `a cell hears of editing before and after`() {
        final class Cell: UITableViewCell {
            var heard: [String] = []
            override func willTransition(to state: StateMask) { heard.append("will \(state.rawValue)") }
            override func didTransition(to state: StateMask) { heard.append("did \(state.rawValue)") }
        }
        let cell = Cell()
        cell.setEditing(true, animated: false)
        cell.setEditing(true, animated: false)
        cell.isEditing = false
        #expect(cell.heard == ["will 1", "did 1", "will 0", "did 0"])
    }
}

import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct CellConfigurationTests {
    private struct Badge: UIContentConfiguration, Hashable {
        var words = "plain"
        func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
        func updated(for state: any UIConfigurationState) -> Badge {
            var updated = self
            updated.words = (state as? UICellConfigurationState)?.isSelected == true ? "chosen" : "plain"
            return updated
        }
    }

    private final class BadgeView: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        init(_ configuration: any UIContentConfiguration) {
            self.configuration = configuration
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func `content follows the cell's state by itself`() {
        let cell = UITableViewCell()
        cell.contentConfiguration = Badge()
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect((cell.contentConfiguration as? Badge)?.words == "chosen")
        cell.automaticallyUpdatesContentConfiguration = false
        cell.isSelected = false
        cell.layoutIfNeeded()
        #expect((cell.contentConfiguration as? Badge)?.words == "chosen")
    }

    @Test func `the handler hears of each state, with all that the cell knows`() {
        let cell = UICollectionViewCell()
        var heard: [String] = []
        cell.configurationUpdateHandler = { cell, state in
            heard.append("\(state.isSelected) \(state.isDisabled)")
            var content = UIListContentConfiguration.cell()
            content.text = state.isSelected ? "on" : "off"
            cell.contentConfiguration = content
        }
        cell.layoutIfNeeded()
        cell.isSelected = true
        cell.isUserInteractionEnabled = false
        cell.layoutIfNeeded()
        #expect(heard == ["false false", "true true"])
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "on")
    }

    @Test func `a ground turns grey where chosen, unless its colour was changed`() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        cell.backgroundConfiguration = .listPlainCell()
        #expect(cell.backgroundColor == .systemBackground)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        cell.isSelected = false
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
        var own = UIBackgroundConfiguration.listPlainCell()
        own.backgroundColor = .red
        cell.backgroundConfiguration = own
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .red)
    }

    @Test func `colours are made of others`() {
        var ground = UIBackgroundConfiguration.clear()
        ground.backgroundColor = nil
        #expect(ground.resolvedBackgroundColor(for: .green) == .green)
        ground.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
        #expect(ground.resolvedBackgroundColor(for: .green) == .blue)
        var text = UIListContentConfiguration.cell().textProperties
        text.color = .red
        text.colorTransformer = .init { $0.withAlphaComponent(0.5) }
        #expect(text.resolvedColor() == UIColor.red.withAlphaComponent(0.5))
    }

    @Test func `words are shown in the letters asked for, and images within their largest size`() {
        var content = UIListContentConfiguration.cell()
        content.text = "hello there"
        content.textProperties.transform = .capitalized
        let view = UIListContentView(configuration: content)
        #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Hello There"])
        #expect(content == content)
        var other = content
        other.textProperties.numberOfLines = 1
        #expect(other != content)
    }

    @Test func `a state keeps what is one's own`() {
        let key = UIConfigurationStateCustomKey("app.mark")
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        let before = state
        state[key] = 3
        #expect(state[key] == AnyHashable(3))
        #expect(state != before)
    }

    @Test func `headers follow their state too`() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var heard = 0
        header.configurationUpdateHandler = { header, _ in
            heard += 1
            var content = header.defaultContentConfiguration()
            content.text = "title"
            header.contentConfiguration = content
        }
        header.layoutIfNeeded()
        #expect(heard == 1)
        #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "title")
    }
}

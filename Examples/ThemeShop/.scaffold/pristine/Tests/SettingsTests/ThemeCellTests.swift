import Testing
import ThemeShopCore

@testable import Settings

@MainActor
@Suite struct ThemeCellTests {
    private let cell = ThemeCell(style: .default, reuseIdentifier: "ThemeCell")

    @Test func `the cell shows a theme's name`() {
        cell.frame = CGRect(x: 0, y: 0, width: 393, height: 44)
        cell.configure(for: Theme.all[0])
        cell.layoutIfNeeded()
        #expect(cell.titleLabel.text == Theme.all[0].name)
        #expect(cell.titleLabel.isDescendant(of: cell.contentView))
        #expect(cell.contentView.bounds.contains(cell.titleLabel.frame) && !cell.titleLabel.frame.isEmpty)
    }

    @Test func `the cell is marked while its theme is in use`() {
        let before = ThemeProvider.shared.theme
        defer { ThemeProvider.shared.theme = before }
        cell.configure(for: Theme.all[1])
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            #expect((cell.accessoryType == .checkmark) == (theme == Theme.all[1]))
        }
    }

    @Test func `a cell that is used again has the mark of its new theme`() {
        cell.configure(for: ThemeProvider.shared.theme)
        #expect(cell.accessoryType == .checkmark)
        for theme in Theme.all where theme != ThemeProvider.shared.theme {
            cell.configure(for: theme)
            #expect(cell.accessoryType == .none)
        }
    }

    @Test func `the cell follows the theme`() {
        let before = ThemeProvider.shared.theme
        defer { ThemeProvider.shared.theme = before }
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            #expect(cell.backgroundColor == .themeBackground)
            #expect(cell.titleLabel.font == .themeTitle)
            #expect(cell.titleLabel.textColor == .themeTitle)
        }
    }

    @Test func `the theme does not hold a cell that is gone`() {
        var cell: ThemeCell? = ThemeCell(style: .default, reuseIdentifier: "ThemeCell")
        weak var held: ThemeCell?
        held = cell
        cell = nil
        #expect(held == nil)
    }
}

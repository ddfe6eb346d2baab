// A table: one mutant a row.

extension Mutant {
    /// Those of a screen that offers the themes.
    static let settings: [Mutant] = [
        Mutant(
            "A5",
            "capture: the theme holds a cell of the settings",
            in: "Settings/ThemeCell.swift",
            "events.followTheme { [weak self] in self?.applyTheme() }",
            "events.followTheme { self.applyTheme() }",
            seenBy: "SettingsTests"
        ),
        Mutant(
            "A6",
            "views: the settings' table kept",
            in: "Settings/SettingsViewController.swift",
            "table = nil",
            seenBy: "SettingsTests"
        ),
        Mutant(
            "A6",
            "fields: the settings' data source kept",
            in: "Settings/SettingsViewController.swift",
            "dataSource = nil",
            seenBy: "SettingsTests"
        ),
        Mutant(
            "A6",
            "events: the settings deaf",
            in: "Settings/SettingsViewController.swift",
            "table?.delegate = self",
            seenBy: "SettingsTests"
        ),
        Mutant(
            "B1",
            "content: none in the settings",
            in: "Settings/SettingsViewController.swift",
            "fill(with: xib.root)",
            seenBy: "SettingsTests"
        ),
        Mutant(
            "B2",
            "tag: another in the settings' xib",
            .xib,
            in: "Settings/Resources/SettingsView.xib",
            #"tag="100""#,
            #"tag="101""#,
            seenBy: "SettingsTests"
        ),
        Mutant(
            "C1",
            "rows: none in the settings",
            in: "Settings/SettingsViewController.swift",
            "dataSource?.attach(to: table)",
            seenBy: "SettingsTests"
        ),
        Mutant(
            "C2",
            "cell: a theme without its name",
            in: "Settings/ThemeCell+Configure.swift",
            "titleLabel.text = theme.name",
            seenBy: "SettingsTests"
        ),
        Mutant(
            "C2",
            "cell: never marked",
            in: "Settings/ThemeCell+Configure.swift",
            "self.theme = theme",
            seenBy: "SettingsTests"
        ),
        Mutant(
            "D2",
            "store: the choice of a theme not kept",
            in: "Settings/SettingsViewController.swift",
            "store.save(theme)",
            seenBy: "SettingsTests"
        ),
        Mutant(
            "D2",
            "store: the choice of a theme not written",
            in: "Settings/ThemeStore.swift",
            "defaults.set(theme.name, forKey: key)",
            seenBy: "SettingsTests"
        ),
        Mutant(
            "E2",
            "settings: the theme that is picked not taken",
            in: "Settings/SettingsViewController.swift",
            "ThemeProvider.shared.theme = theme",
            seenBy: "SettingsTests"
        ),
        Mutant(
            "E2",
            "settings: the choice not taken up at the start",
            in: "Settings/ThemeProvider+Settings.swift",
            "theme = chosen",
            seenBy: "SettingsTests"
        ),
        Mutant(
            "E2",
            "settings: the mark stays where it was",
            .expression,
            in: "Settings/ThemeCell.swift",
            "theme == ThemeProvider.shared.theme",
            "(accessoryType == .checkmark || theme == ThemeProvider.shared.theme)",
            seenBy: "SettingsTests"
        ),
        Mutant(
            "E3",
            "cell: a theme's in no style of its own",
            in: "Settings/ThemeCell.swift",
            "titleLabel.setStyle(font: .themeTitle, color: .themeTitle)",
            seenBy: "SettingsTests"
        ),
    ]
}

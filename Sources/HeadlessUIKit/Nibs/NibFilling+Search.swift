internal import XibDocument

extension NibFilling {
    func fill(_ bar: UISearchBar) {
        if let text = node.text("text") { bar.text = text }
        if let placeholder = node.text("placeholder") { bar.placeholder = placeholder }
        if let prompt = node.text("prompt") { bar.prompt = prompt }
        set(\.searchBarStyle, of: bar, from: "searchBarStyle", words: NibWords.searchBarStyles)
        set(\.barStyle, of: bar, from: "barStyle", words: NibWords.barStyles)
        set(\.isTranslucent, of: bar, from: "translucent")
        set(\.showsCancelButton, of: bar, from: "showsCancelButton")
        set(\.showsBookmarkButton, of: bar, from: "showsBookmarkButton")
        set(\.showsSearchResultsButton, of: bar, from: "showsSearchResultsButton")
        set(\.showsScopeBar, of: bar, from: "showsScopeBar")
        set(\.barTintColor, of: bar, color: "barTintColor")
        if let image = image("backgroundImage") { bar.backgroundImage = image }
        if let image = image("scopeBarBackgroundImage") { bar.scopeBarBackgroundImage = image }
        if let titles = node.child("scopeButtonTitles") {
            bar.scopeButtonTitles = titles.children("string").map { $0.element.text }
        }
        set(\.selectedScopeButtonIndex, of: bar, from: "selectedScopeButtonIndex")
        if let offset = offset("searchFieldBackgroundPositionAdjustment") {
            bar.searchFieldBackgroundPositionAdjustment = offset
        }
        if let offset = offset("searchTextPositionAdjustment") { bar.searchTextPositionAdjustment = offset }
        traits?.fillTraits(of: bar)
    }
}

extension NibWords {
    static let searchBarStyles: [String: UISearchBar.Style] = [
        "default": .default, "prominent": .prominent, "minimal": .minimal,
    ]
}

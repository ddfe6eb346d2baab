import HeadlessUIKit
import Testing

/// Each word that what takes text can say.
@MainActor @Suite struct NibTextAttributeTests: NibSaying {
    @Test func `a text field is what its element says`() {
        says("textField", #"text="Ann""#, \UITextField.text, "Ann")
        says("textField", #"placeholder="Name""#, \UITextField.placeholder, "Name")
        says("textField", #"textAlignment="right""#, \UITextField.textAlignment, .right)
        says("textField", #"borderStyle="bezel""#, \UITextField.borderStyle, .bezel)
        says("textField", #"clearButtonMode="always""#, \UITextField.clearButtonMode, .always)
        says("textField", #"clearsOnBeginEditing="YES""#, \UITextField.clearsOnBeginEditing, true)
        says("textField", #"clearsOnInsertion="YES""#, \UITextField.clearsOnInsertion, true)
        says("textField", #"adjustsFontSizeToFit="NO""#, \UITextField.adjustsFontSizeToFitWidth, false)
        says(
            "textField",
            #"adjustsFontForContentSizeCategory="YES""#,
            \UITextField.adjustsFontForContentSizeCategory,
            true
        )
        says("textField", #"minimumFontSize="9""#, \UITextField.minimumFontSize, 9)
        says("textField", #"leftViewMode="always""#, \UITextField.leftViewMode, .always)
        says("textField", #"rightViewMode="unlessEditing""#, \UITextField.rightViewMode, .unlessEditing)
        says("textField", #"allowsEditingTextAttributes="YES""#, \UITextField.allowsEditingTextAttributes, true)
        says("textField", star("background"), \UITextField.background?.isSymbolImage, true)
        says("textField", star("disabledBackground"), \UITextField.disabledBackground?.isSymbolImage, true)
        says("textField", red("textColor"), \UITextField.textColor, red)
        says("textField", text("attributedText"), \UITextField.attributedText?.string, "Words")
        says("textField", text("attributedPlaceholder"), \UITextField.attributedPlaceholder?.string, "Words")
    }

    @Test func `a text view is what its element says`() {
        says("textView", #"text="Ann""#, \UITextView.text, "Ann")
        says("textView", #"textAlignment="right""#, \UITextView.textAlignment, .right)
        says("textView", #"editable="NO""#, \UITextView.isEditable, false)
        says("textView", #"selectable="NO""#, \UITextView.isSelectable, false)
        says("textView", #"usesStandardTextScaling="YES""#, \UITextView.usesStandardTextScaling, true)
        says("textView", #"allowsEditingTextAttributes="YES""#, \UITextView.allowsEditingTextAttributes, true)
        says(
            "textView",
            #"adjustsFontForContentSizeCategory="YES""#,
            \UITextView.adjustsFontForContentSizeCategory,
            true
        )
        says("textView", red("textColor"), \UITextView.textColor, red)
        says("textView", text("attributedText"), \UITextView.attributedText.string, "Words")
        let insets = #"<inset key="textContainerInset" minX="1" minY="2" maxX="3" maxY="4"/>"#
        says("textView", insets, \UITextView.textContainerInset, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        let kinds = #"<dataDetectorType key="dataDetectorTypes" link="YES" money="YES" none="NO"/>"#
        says("textView", kinds, \UITextView.dataDetectorTypes, [.link, .money])
    }

    @Test func `a keyboard is what its traits say`() {
        keyboard("textField", of: UITextField.self)
        keyboard("textView", of: UITextView.self)
        keyboard("searchBar", of: UISearchBar.self)
    }

    private func keyboard<Input: UITextInputTraits>(_ element: String, of type: Input.Type) {
        func traits<Value: Equatable>(_ words: String, _ trait: KeyPath<Input, Value>, _ value: Value) {
            says(element, #"<textInputTraits key="textInputTraits" \#(words)/>"#, trait, value)
        }
        traits(#"secureTextEntry="YES""#, \.isSecureTextEntry, true)
        traits(#"enablesReturnKeyAutomatically="YES""#, \.enablesReturnKeyAutomatically, true)
        traits(#"keyboardType="webSearch""#, \.keyboardType, .webSearch)
        traits(#"keyboardAppearance="alert""#, \.keyboardAppearance, .dark)
        traits(#"returnKeyType="join""#, \.returnKeyType, .join)
        traits(#"autocapitalizationType="words""#, \.autocapitalizationType, .words)
        traits("", \.autocapitalizationType, .none)
        traits(#"autocorrectionType="no""#, \.autocorrectionType, .no)
        traits(#"spellCheckingType="no""#, \.spellCheckingType, .no)
        traits(#"smartQuotesType="no""#, \.smartQuotesType, .no)
        traits(#"smartDashesType="no""#, \.smartDashesType, .no)
        traits(#"smartInsertDeleteType="no""#, \.smartInsertDeleteType, .no)
        traits(#"inlinePredictionType="no""#, \.inlinePredictionType, .no)
        traits(#"textContentType="username""#, \.textContentType, .username)
    }

    @Test func `a search bar is what its element says`() {
        says("searchBar", #"text="Ann""#, \UISearchBar.text, "Ann")
        says("searchBar", #"placeholder="Name""#, \UISearchBar.placeholder, "Name")
        says("searchBar", #"prompt="Who""#, \UISearchBar.prompt, "Who")
        says("searchBar", #"searchBarStyle="minimal""#, \UISearchBar.searchBarStyle, .minimal)
        says("searchBar", #"barStyle="black""#, \UISearchBar.barStyle, .black)
        says("searchBar", #"translucent="NO""#, \UISearchBar.isTranslucent, false)
        says("searchBar", #"showsCancelButton="YES""#, \UISearchBar.showsCancelButton, true)
        says("searchBar", #"showsBookmarkButton="YES""#, \UISearchBar.showsBookmarkButton, true)
        says("searchBar", #"showsSearchResultsButton="YES""#, \UISearchBar.showsSearchResultsButton, true)
        says("searchBar", #"showsScopeBar="YES""#, \UISearchBar.showsScopeBar, true)
        says("searchBar", #"selectedScopeButtonIndex="1""#, \UISearchBar.selectedScopeButtonIndex, 1)
        says("searchBar", red("barTintColor"), \UISearchBar.barTintColor, red)
        says("searchBar", star("backgroundImage"), \UISearchBar.backgroundImage?.isSymbolImage, true)
        says("searchBar", star("scopeBarBackgroundImage"), \UISearchBar.scopeBarBackgroundImage?.isSymbolImage, true)
        let offset = { (key: String) in #"<offsetWrapper key="\#(key)" horizontal="1" vertical="2"/>"# }
        let moved = UIOffset(horizontal: 1, vertical: 2)
        says(
            "searchBar",
            offset("searchFieldBackgroundPositionAdjustment"),
            \UISearchBar.searchFieldBackgroundPositionAdjustment,
            moved
        )
        says("searchBar", offset("searchTextPositionAdjustment"), \UISearchBar.searchTextPositionAdjustment, moved)
        let titles = "<scopeButtonTitles><string>One</string><string>Two</string></scopeButtonTitles>"
        says("searchBar", titles, \UISearchBar.scopeButtonTitles, ["One", "Two"])
    }

    private func text(_ key: String) -> String {
        #"<attributedString key="\#(key)"><fragment content="Words"/></attributedString>"#
    }
}

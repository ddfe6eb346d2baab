extension UIMenu.Identifier {
    /// The app's own menu.
    public static var application: Self { Self("com.apple.menu.application") }
    /// What is done with files.
    public static var file: Self { Self("com.apple.menu.file") }
    /// What is done with what is selected.
    public static var edit: Self { Self("com.apple.menu.edit") }
    /// What is done with the view.
    public static var view: Self { Self("com.apple.menu.view") }
    /// What is done with windows.
    public static var window: Self { Self("com.apple.menu.window") }
    /// Help.
    public static var help: Self { Self("com.apple.menu.help") }
    /// What the app is.
    public static var about: Self { Self("com.apple.menu.about") }
    /// What the user chooses.
    public static var preferences: Self { Self("com.apple.menu.preferences") }
    /// What other apps do.
    public static var services: Self { Self("com.apple.menu.services") }
    /// What hides the app.
    public static var hide: Self { Self("com.apple.menu.hide") }
    /// What ends the app.
    public static var quit: Self { Self("com.apple.menu.quit") }
    /// What opens windows.
    public static var newScene: Self { Self("com.apple.menu.new-scene") }
    /// What closes windows.
    public static var close: Self { Self("com.apple.menu.close") }
    /// What prints.
    public static var print: Self { Self("com.apple.menu.print") }
    /// What undoes and does again.
    public static var undoRedo: Self { Self("com.apple.menu.undo-redo") }
    /// What cuts, copies and pastes.
    public static var standardEdit: Self { Self("com.apple.menu.standard-edit") }
    /// What looks for text.
    public static var find: Self { Self("com.apple.menu.find") }
    /// What replaces text.
    public static var replace: Self { Self("com.apple.menu.replace") }
    /// What gives to others.
    public static var share: Self { Self("com.apple.menu.share") }
    /// How text looks.
    public static var textStyle: Self { Self("com.apple.menu.text-style") }
    /// Spelling.
    public static var spelling: Self { Self("com.apple.menu.spelling") }
    /// The window for spelling.
    public static var spellingPanel: Self { Self("com.apple.menu.spelling-panel") }
    /// The choices for spelling.
    public static var spellingOptions: Self { Self("com.apple.menu.spelling-options") }
    /// What replaces by itself.
    public static var substitutions: Self { Self("com.apple.menu.substitutions") }
    /// The window for what replaces by itself.
    public static var substitutionsPanel: Self { Self("com.apple.menu.substitutions-panel") }
    /// The choices for what replaces by itself.
    public static var substitutionOptions: Self { Self("com.apple.menu.substitution-options") }
    /// What changes letters.
    public static var transformations: Self { Self("com.apple.menu.transformations") }
    /// What reads out.
    public static var speech: Self { Self("com.apple.menu.speech") }
    /// What looks words up.
    public static var lookup: Self { Self("com.apple.menu.lookup") }
    /// What learns words.
    public static var learn: Self { Self("com.apple.menu.learn") }
    /// How things look.
    public static var format: Self { Self("com.apple.menu.format") }
    /// Fonts.
    public static var font: Self { Self("com.apple.menu.font") }
    /// How large text is.
    public static var textSize: Self { Self("com.apple.menu.text-size") }
    /// The colour of text.
    public static var textColor: Self { Self("com.apple.menu.text-color") }
    /// What copies looks.
    public static var textStylePasteboard: Self { Self("com.apple.menu.text-style-pasteboard") }
    /// How text runs.
    public static var text: Self { Self("com.apple.menu.text") }
    /// To where text runs.
    public static var writingDirection: Self { Self("com.apple.menu.writing-direction") }
    /// To which side text keeps.
    public static var alignment: Self { Self("com.apple.menu.alignment") }
    /// The toolbar.
    public static var toolbar: Self { Self("com.apple.menu.toolbar") }
    /// The bar at the side.
    public static var sidebar: Self { Self("com.apple.menu.sidebar") }
    /// What fills the screen.
    public static var fullscreen: Self { Self("com.apple.menu.fullscreen") }
    /// What makes windows small and large.
    public static var minimizeAndZoom: Self { Self("com.apple.menu.minimize-and-zoom") }
    /// What brings windows to the front.
    public static var bringAllToFront: Self { Self("com.apple.menu.bring-all-to-front") }
    /// The menu bar.
    public static var root: Self { Self("com.apple.menu.root") }
    /// What was open lately.
    public static var openRecent: Self { Self("com.apple.menu.open-recent") }
    /// What is done with a document.
    public static var document: Self { Self("com.apple.menu.document") }
}

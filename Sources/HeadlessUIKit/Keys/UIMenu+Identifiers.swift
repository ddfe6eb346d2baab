extension UIMenu.Identifier {
    /// The app's own menu.
    public static let application = Self("com.apple.menu.application")
    /// What is done with files.
    public static let file = Self("com.apple.menu.file")
    /// What is done with what is selected.
    public static let edit = Self("com.apple.menu.edit")
    /// What is done with the view.
    public static let view = Self("com.apple.menu.view")
    /// What is done with windows.
    public static let window = Self("com.apple.menu.window")
    /// Help.
    public static let help = Self("com.apple.menu.help")
    /// What the app is.
    public static let about = Self("com.apple.menu.about")
    /// What the user chooses.
    public static let preferences = Self("com.apple.menu.preferences")
    /// What other apps do.
    public static let services = Self("com.apple.menu.services")
    /// What hides the app.
    public static let hide = Self("com.apple.menu.hide")
    /// What ends the app.
    public static let quit = Self("com.apple.menu.quit")
    /// What opens windows.
    public static let newScene = Self("com.apple.menu.new-scene")
    /// What closes windows.
    public static let close = Self("com.apple.menu.close")
    /// What prints.
    public static let print = Self("com.apple.menu.print")
    /// What undoes and does again.
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    /// What cuts, copies and pastes.
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    /// What looks for text.
    public static let find = Self("com.apple.menu.find")
    /// What replaces text.
    public static let replace = Self("com.apple.menu.replace")
    /// What gives to others.
    public static let share = Self("com.apple.menu.share")
    /// How text looks.
    public static let textStyle = Self("com.apple.menu.text-style")
    /// Spelling.
    public static let spelling = Self("com.apple.menu.spelling")
    /// The window for spelling.
    public static let spellingPanel = Self("com.apple.menu.spelling-panel")
    /// The choices for spelling.
    public static let spellingOptions = Self("com.apple.menu.spelling-options")
    /// What replaces by itself.
    public static let substitutions = Self("com.apple.menu.substitutions")
    /// The window for what replaces by itself.
    public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
    /// The choices for what replaces by itself.
    public static let substitutionOptions = Self("com.apple.menu.substitution-options")
    /// What changes letters.
    public static let transformations = Self("com.apple.menu.transformations")
    /// What reads out.
    public static let speech = Self("com.apple.menu.speech")
    /// What looks words up.
    public static let lookup = Self("com.apple.menu.lookup")
    /// What learns words.
    public static let learn = Self("com.apple.menu.learn")
    /// How things look.
    public static let format = Self("com.apple.menu.format")
    /// Fonts.
    public static let font = Self("com.apple.menu.font")
    /// How large text is.
    public static let textSize = Self("com.apple.menu.text-size")
    /// The colour of text.
    public static let textColor = Self("com.apple.menu.text-color")
    /// What copies looks.
    public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
    /// How text runs.
    public static let text = Self("com.apple.menu.text")
    /// To where text runs.
    public static let writingDirection = Self("com.apple.menu.writing-direction")
    /// To which side text keeps.
    public static let alignment = Self("com.apple.menu.alignment")
    /// The toolbar.
    public static let toolbar = Self("com.apple.menu.toolbar")
    /// The bar at the side.
    public static let sidebar = Self("com.apple.menu.sidebar")
    /// What fills the screen.
    public static let fullscreen = Self("com.apple.menu.fullscreen")
    /// What makes windows small and large.
    public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
    /// What brings windows to the front.
    public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
    /// The menu bar.
    public static let root = Self("com.apple.menu.root")
    /// What was open lately.
    public static let openRecent = Self("com.apple.menu.open-recent")
    /// What is done with a document.
    public static let document = Self("com.apple.menu.document")
}

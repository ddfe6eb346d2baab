extension UIMenu.Identifier {
    /// The app's own menu.
    public static let application = named("application")
    /// Files.
    public static let file = named("file")
    /// Editing.
    public static let edit = named("edit")
    /// What is shown.
    public static let view = named("view")
    /// Windows.
    public static let window = named("window")
    /// Help.
    public static let help = named("help")
    /// What the app is.
    public static let about = named("about")
    /// The app's settings.
    public static let preferences = named("preferences")
    /// What other apps offer.
    public static let services = named("services")
    /// Hiding.
    public static let hide = named("hide")
    /// Ending the app.
    public static let quit = named("quit")
    /// Opening a scene.
    public static let newScene = named("new-scene")
    /// Closing.
    public static let close = named("close")
    /// Printing.
    public static let print = named("print")
    /// Undoing.
    public static let undoRedo = named("undo-redo")
    /// Cutting, copying and pasting.
    public static let standardEdit = named("standard-edit")
    /// Finding.
    public static let find = named("find")
    /// Replacing.
    public static let replace = named("replace")
    /// Sharing.
    public static let share = named("share")
    /// How letters look.
    public static let textStyle = named("text-style")
    /// Spelling.
    public static let spelling = named("spelling")
    /// The panel for spelling.
    public static let spellingPanel = named("spelling-panel")
    /// Settings for spelling.
    public static let spellingOptions = named("spelling-options")
    /// Substitutions.
    public static let substitutions = named("substitutions")
    /// The panel for substitutions.
    public static let substitutionsPanel = named("substitutions-panel")
    /// Settings for substitutions.
    public static let substitutionOptions = named("substitution-options")
    /// Changing letters' case.
    public static let transformations = named("transformations")
    /// Reading aloud.
    public static let speech = named("speech")
    /// Looking up.
    public static let lookup = named("lookup")
    /// Teaching words.
    public static let learn = named("learn")
    /// Formats.
    public static let format = named("format")
    /// Fonts.
    public static let font = named("font")
    /// Sizes of letters.
    public static let textSize = named("text-size")
    /// Colours of letters.
    public static let textColor = named("text-color")
    /// Copying looks.
    public static let textStylePasteboard = named("text-style-pasteboard")
    /// Paragraphs.
    public static let text = named("text")
    /// The direction of writing.
    public static let writingDirection = named("writing-direction")
    /// The side that text keeps to.
    public static let alignment = named("alignment")
    /// The toolbar.
    public static let toolbar = named("toolbar")
    /// The sidebar.
    public static let sidebar = named("sidebar")
    /// Filling the screen.
    public static let fullscreen = named("fullscreen")
    /// Making windows small and large.
    public static let minimizeAndZoom = named("minimize-and-zoom")
    /// Bringing all windows to the front.
    public static let bringAllToFront = named("bring-all-to-front")
    /// The menu of all menus.
    public static let root = named("root")

    private static func named(_ place: String) -> UIMenu.Identifier {
        UIMenu.Identifier(rawValue: "com.apple.menu." + place)
    }
}

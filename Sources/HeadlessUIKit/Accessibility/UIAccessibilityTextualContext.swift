/// What kind of text something shows, which says how it is best read out.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String

    /// The kind of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A document.
    public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
    /// A story.
    public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
    /// Messages.
    public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
    /// A sheet of numbers.
    public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// Names of files.
    public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// A program.
    public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// What a program says.
    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// What kind of text something shows, which says how it is best read out.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String

    /// The kind of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A document.
    public static var wordProcessing: Self { Self(rawValue: "UIAccessibilityTextualContextWordProcessing") }
    /// A story.
    public static var narrative: Self { Self(rawValue: "UIAccessibilityTextualContextNarrative") }
    /// Messages.
    public static var messaging: Self { Self(rawValue: "UIAccessibilityTextualContextMessaging") }
    /// A sheet of numbers.
    public static var spreadsheet: Self { Self(rawValue: "UIAccessibilityTextualContextSpreadsheet") }
    /// Names of files.
    public static var fileSystem: Self { Self(rawValue: "UIAccessibilityTextualContextFileSystem") }
    /// A program.
    public static var sourceCode: Self { Self(rawValue: "UIAccessibilityTextualContextSourceCode") }
    /// What a program says.
    public static var console: Self { Self(rawValue: "UIAccessibilityTextualContextConsole") }
}

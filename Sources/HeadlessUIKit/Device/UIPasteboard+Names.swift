extension UIPasteboard {
    /// What a pasteboard is called.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The one that all apps share.
        public static var general: Name { Name(rawValue: "com.apple.UIKit.pboard.general") }

        /// The name's text.
        public let rawValue: String

        /// Makes a name of a text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes a name of a text.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How items are kept.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// When the items go by themselves, a `Date`.
        public static var expirationDate: OptionsKey { OptionsKey(rawValue: "UIPasteboardOptionExpirationDate") }
        /// Whether the items stay on this device, a `Bool`.
        public static var localOnly: OptionsKey { OptionsKey(rawValue: "UIPasteboardOptionLocalOnly") }

        /// The option's name.
        public let rawValue: String

        /// The option of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The contents are others.
    public static var changedNotification: NSNotification.Name {
        NSNotification.Name("UIPasteboardChangedNotification")
    }
    /// Under which a notification tells the types that came.
    public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// Under which a notification tells the types that went.
    public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
    /// A pasteboard was taken away.
    public static var removedNotification: NSNotification.Name {
        NSNotification.Name("UIPasteboardRemovedNotification")
    }
}

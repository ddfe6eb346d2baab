extension AttributeScopes.UIKitAttributes {
    /// The font.
    public enum FontAttribute: AttributedStringKey {
        /// What the attribute holds.
        public typealias Value = UIFont
        /// The attribute's name.
        public static let name = "NSFont"
    }
    /// How paragraphs are laid out.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        /// What the attribute holds.
        public typealias Value = NSParagraphStyle
        /// The attribute's name.
        public static let name = "NSParagraphStyle"
    }
    /// The text's colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// What the attribute holds.
        public typealias Value = UIColor
        /// The attribute's name.
        public static let name = "NSColor"
    }
    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// What the attribute holds.
        public typealias Value = UIColor
        /// The attribute's name.
        public static let name = "NSBackgroundColor"
    }
    /// Extra room between letters.
    public enum KernAttribute: AttributedStringKey {
        /// What the attribute holds.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = "NSKern"
    }
    /// Extra room after each letter.
    public enum TrackingAttribute: AttributedStringKey {
        /// What the attribute holds.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = "CTTracking"
    }
    /// How the text is struck through.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// What the attribute holds.
        public typealias Value = NSUnderlineStyle
        /// The attribute's name.
        public static let name = "NSStrikethrough"
    }
    /// How the text is underlined.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// What the attribute holds.
        public typealias Value = NSUnderlineStyle
        /// The attribute's name.
        public static let name = "NSUnderline"
    }
    /// The colour of letters' outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
        /// What the attribute holds.
        public typealias Value = UIColor
        /// The attribute's name.
        public static let name = "NSStrokeColor"
    }
    /// How wide letters' outlines are.
    public enum StrokeWidthAttribute: AttributedStringKey {
        /// What the attribute holds.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = "NSStrokeWidth"
    }
    /// The shadow.
    public enum ShadowAttribute: AttributedStringKey {
        /// What the attribute holds.
        public typealias Value = NSShadow
        /// The attribute's name.
        public static let name = "NSShadow"
    }
    /// How far letters are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// What the attribute holds.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = "NSBaselineOffset"
    }
    /// The underline's colour.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// What the attribute holds.
        public typealias Value = UIColor
        /// The attribute's name.
        public static let name = "NSUnderlineColor"
    }
    /// The colour of the line through.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// What the attribute holds.
        public typealias Value = UIColor
        /// The attribute's name.
        public static let name = "NSStrikethroughColor"
    }
}

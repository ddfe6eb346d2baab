extension AttributeScopes {
    /// UIKit's attributes of text.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// UIKit's attributes of text, and Foundation's.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// How paragraphs are laid out.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The text's colour.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// Extra room between letters.
        public let kern: KernAttribute
        /// Extra room after each letter.
        public let tracking: TrackingAttribute
        /// How the text is struck through.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// How the text is underlined.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of letters' outlines.
        public let strokeColor: StrokeColorAttribute
        /// How wide letters' outlines are.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow.
        public let shadow: ShadowAttribute
        /// How far letters are raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// The underline's colour.
        public let underlineColor: UnderlineColorAttribute
        /// The colour of the line through.
        public let strikethroughColor: StrikethroughColorAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes
    }
}

extension AttributeDynamicLookup {
    /// Finds UIKit's attributes by their names.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension UIFontDescriptor {
    /// What a descriptor may say.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The family's name.
        public static var family: AttributeName { AttributeName(rawValue: "NSFontFamilyAttribute") }
        /// The font's name.
        public static var name: AttributeName { AttributeName(rawValue: "NSFontNameAttribute") }
        /// The face's name in its family.
        public static var face: AttributeName { AttributeName(rawValue: "NSFontFaceAttribute") }
        /// The size in points.
        public static var size: AttributeName { AttributeName(rawValue: "NSFontSizeAttribute") }
        /// The name that users see.
        public static var visibleName: AttributeName { AttributeName(rawValue: "NSFontVisibleNameAttribute") }
        /// How letters are transformed.
        public static var matrix: AttributeName { AttributeName(rawValue: "NSFontMatrixAttribute") }
        /// Which characters there must be.
        public static var characterSet: AttributeName { AttributeName(rawValue: "NSCTFontCharacterSetAttribute") }
        /// Which fonts are tried for other characters.
        public static var cascadeList: AttributeName { AttributeName(rawValue: "NSCTFontCascadeListAttribute") }
        /// Weight, slant and the like.
        public static var traits: AttributeName { AttributeName(rawValue: "NSCTFontTraitsAttribute") }
        /// The width of all letters.
        public static var fixedAdvance: AttributeName { AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute") }
        /// Settings for letters' shapes.
        public static var featureSettings: AttributeName { AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute") }
        /// The style of text.
        public static var textStyle: AttributeName { AttributeName(rawValue: "NSCTFontUIUsageAttribute") }

        /// UIKit's name of it.
        public let rawValue: String

        /// Names it.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What is said of weight, slant and the like.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The traits that have names.
        public static var symbolic: TraitKey { TraitKey(rawValue: "NSCTFontSymbolicTrait") }
        /// The weight.
        public static var weight: TraitKey { TraitKey(rawValue: "NSCTFontWeightTrait") }
        /// The width.
        public static var width: TraitKey { TraitKey(rawValue: "NSCTFontProportionTrait") }
        /// The slant.
        public static var slant: TraitKey { TraitKey(rawValue: "NSCTFontSlantTrait") }

        /// UIKit's name of it.
        public let rawValue: String

        /// Names it.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What the descriptor says.
    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.name: postscriptName, .size: pointSize]
        if let style { attributes[.textStyle] = style.rawValue }
        return attributes
    }

    /// A descriptor that says this.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let described = UIFontDescriptor(face: FontFace(), size: 0).addingAttributes(attributes)
        self.init(face: described.face, size: described.pointSize, style: described.style)
    }

    /// The value of something that the descriptor says.
    public func object(forKey anAttribute: AttributeName) -> Any? {
        switch anAttribute {
        case .family: face.familyName
        case .traits: [TraitKey.weight: face.weight.rawValue, .symbolic: symbolicTraits.rawValue]
        default: fontAttributes[anAttribute]
        }
    }

    /// The same descriptor, saying this too.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let name = attributes[.name] as? String ?? attributes[.family] as? String
        var face = name.flatMap(FontCatalog.face(named:)) ?? face
        let traits = attributes[.traits] as? [TraitKey: Any]
        if let weight = traits?[.weight] as? CGFloat { face.weight = UIFont.Weight(weight) }
        if let weight = traits?[.weight] as? UIFont.Weight { face.weight = weight }
        if let slant = traits?[.slant] as? CGFloat { face.isItalic = slant > 0 }
        let size = attributes[.size] as? CGFloat ?? (attributes[.size] as? Double).map { CGFloat($0) } ?? pointSize
        return UIFontDescriptor(face: face, size: size, style: style)
    }

    /// The descriptor of the plain face of a family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        addingAttributes([.family: newFamily])
    }
}

extension UIFont {
    /// How heavy the strokes are, 0 being regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number from -1 to 1.
        public var rawValue: CGFloat

        /// Makes a weight of a number.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a weight of a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The lightest.
        public static let ultraLight = Weight(-0.8)
        /// Very light.
        public static let thin = Weight(-0.6)
        /// Light.
        public static let light = Weight(-0.4)
        /// The weight of running text.
        public static let regular = Weight(0)
        /// A little heavier than running text.
        public static let medium = Weight(0.23)
        /// Between medium and bold.
        public static let semibold = Weight(0.3)
        /// Bold.
        public static let bold = Weight(0.4)
        /// Heavier than bold.
        public static let heavy = Weight(0.56)
        /// The heaviest.
        public static let black = Weight(0.62)
    }
}

extension UIFont.Weight {
    static let all: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    private static let names = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]

    /// The word for the nearest of the nine weights.
    var name: String {
        let nearest = zip(Self.all, Self.names).min {
            abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue)
        }
        return nearest?.1 ?? "Regular"
    }

    /// The weight that a face's name tells.
    init(faceName: String) {
        let words: [(String, UIFont.Weight)] = [
            ("UltraLight", .ultraLight), ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light),
            ("Medium", .medium), ("SemiBold", .semibold), ("Semibold", .semibold), ("DemiBold", .semibold),
            ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
        ]
        self = words.first { faceName.contains($0.0) }?.1 ?? .regular
    }
}

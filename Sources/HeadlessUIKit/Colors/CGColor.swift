#if !canImport(CoreGraphics)
    /// A colour as its components, as Core Graphics gives one.
    public final class CGColor: Hashable, Sendable {
        /// The components of the colour space, then alpha: two for a grey, four for red, green and blue.
        public let components: [CGFloat]?

        private init(components: [CGFloat]) {
            self.components = components
        }

        /// A grey.
        public convenience init(gray: CGFloat, alpha: CGFloat) {
            self.init(components: [gray, alpha])
        }

        /// A colour of red, green and blue in the sRGB space.
        public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(components: [red, green, blue, alpha])
        }

        /// A colour of red, green and blue.
        public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(components: [red, green, blue, alpha])
        }

        /// A colour of components that a space gives a meaning, alpha last; nil for a space of another kind.
        public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
            guard space.model == .rgb || space.model == .monochrome else { return nil }
            self.init(
                components: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
            )
        }

        /// Black.
        public static let black = CGColor(components: [0, 1])
        /// White.
        public static let white = CGColor(components: [1, 1])
        /// Nothing: black without opacity.
        public static let clear = CGColor(components: [0, 0])

        /// What the components mean.
        public var colorSpace: CGColorSpace? {
            numberOfComponents == 2
                ? CGColorSpace(name: CGColorSpace.extendedGray) : CGColorSpace(name: CGColorSpace.extendedSRGB)
        }

        /// The same colour.
        public func copy() -> CGColor? { self }

        /// How opaque the colour is, from 0 to 1.
        public var alpha: CGFloat { components?.last ?? 1 }

        /// How many components there are, alpha included.
        public var numberOfComponents: Int { components?.count ?? 0 }

        /// The same colour with another alpha.
        public func copy(alpha: CGFloat) -> CGColor? {
            components.map { CGColor(components: $0.dropLast() + [alpha]) }
        }

        /// Whether both have the same components.
        public static func == (first: CGColor, second: CGColor) -> Bool {
            first.components == second.components
        }

        /// Feeds the components to `hasher`.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(components)
        }
    }
#endif

extension UISheetPresentationController {
    /// A height at which a sheet stops.
    @MainActor
    open class Detent: NSObject {
        /// What tells one height from others.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// About half of the screen.
            public static var medium: Identifier { Identifier("com.apple.UIKit.medium") }
            /// Nearly the whole screen.
            public static var large: Identifier { Identifier("com.apple.UIKit.large") }

            /// The identifier's text.
            public let rawValue: String

            /// Makes an identifier of a text.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Makes an identifier of a text.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }
        }

        /// What tells this height from others.
        @available(iOS 16.0, *)
        open var identifier: Identifier { name }

        private let name: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ name: Identifier,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.name = name
            self.resolver = resolver
            super.init()
        }

        /// About half of the screen.
        open class func medium() -> Detent {
            Detent(.medium) { ($0 as? DetentRoom)?.half }
        }

        /// Nearly the whole screen.
        open class func large() -> Detent {
            Detent(.large) { $0.maximumDetentValue }
        }

        /// A height that `resolver` says, without what the home indicator covers; nil where there is none now.
        @available(iOS 16.0, *)
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
        }

        /// The height that this means; nil where there is none now.
        @available(iOS 16.0, *)
        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            value(in: context)
        }

        func value(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}

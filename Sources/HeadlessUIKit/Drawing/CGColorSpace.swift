/// What the components of a colour mean.
public final class CGColorSpace: Hashable, Sendable {
    /// Red, green and blue as screens show them.
    public static var sRGB: CFString { "kCGColorSpaceSRGB" as CFString }
    /// As sRGB, with components beyond 0 and 1.
    public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" as CFString }
    /// Red, green and blue as better screens show them.
    public static var displayP3: CFString { "kCGColorSpaceDisplayP3" as CFString }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Grey as screens show it.
    public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" as CFString }
    /// As grey, with components beyond 0 and 1.
    public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" as CFString }

    private let identifier: String
    /// What colours of the space are made of.
    public let model: CGColorSpaceModel

    init(_ identifier: String, _ model: CGColorSpaceModel) {
        self.identifier = identifier
        self.model = model
    }

    /// The space of a name; nil for one that is not known here.
    public convenience init?(name: CFString) {
        switch name {
        case Self.sRGB, Self.extendedSRGB, Self.displayP3: self.init(name as String, .rgb)
        case Self.genericGrayGamma2_2, Self.extendedGray: self.init(name as String, .monochrome)
        default: return nil
        }
    }

    /// The space's name.
    public var name: CFString? { identifier as CFString }
    /// How many components a colour has, alpha not counted.
    public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

    /// Whether both are the same space.
    public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool {
        first.identifier == second.identifier
    }

    /// Feeds the name to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of red, green and blue as the device shows them.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace("kCGColorSpaceDeviceRGB", .rgb)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of grey as the device shows it.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace("kCGColorSpaceDeviceGray", .monochrome)
}

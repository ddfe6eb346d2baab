/// How the pixels lie that a layer draws.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Eight bits for each of four components.
    public static var RGBA8Uint: CALayerContentsFormat { CALayerContentsFormat(rawValue: "RGBA8") }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Sixteen bits for each of four components.
    public static var RGBA16Float: CALayerContentsFormat { CALayerContentsFormat(rawValue: "RGBAh") }
    /// Eight bits of grey.
    public static var gray8Uint: CALayerContentsFormat { CALayerContentsFormat(rawValue: "Gray8") }
}

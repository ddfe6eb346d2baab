/// Where lines of text are.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// As the language has it.
    public static var natural: CATextLayerAlignmentMode { CATextLayerAlignmentMode(rawValue: "natural") }
    /// At the left.
    public static var left: CATextLayerAlignmentMode { CATextLayerAlignmentMode(rawValue: "left") }
    /// At the right.
    public static var right: CATextLayerAlignmentMode { CATextLayerAlignmentMode(rawValue: "right") }
    /// In the middle.
    public static var center: CATextLayerAlignmentMode { CATextLayerAlignmentMode(rawValue: "center") }
    /// From edge to edge.
    public static var justified: CATextLayerAlignmentMode { CATextLayerAlignmentMode(rawValue: "justified") }
}

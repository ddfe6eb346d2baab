/// What an animation shows before and after its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Its end, afterwards.
    public static var forwards: CAMediaTimingFillMode { CAMediaTimingFillMode(rawValue: "forwards") }
    /// Its start, before.
    public static var backwards: CAMediaTimingFillMode { CAMediaTimingFillMode(rawValue: "backwards") }
    /// Its start, before, and its end, afterwards.
    public static var both: CAMediaTimingFillMode { CAMediaTimingFillMode(rawValue: "both") }
    /// Nothing.
    public static var removed: CAMediaTimingFillMode { CAMediaTimingFillMode(rawValue: "removed") }
}

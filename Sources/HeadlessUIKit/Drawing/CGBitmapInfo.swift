/// How pixels lie in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The bits that say where alpha is.
    public static var alphaInfoMask: CGBitmapInfo { CGBitmapInfo(rawValue: 0x1F) }
    /// Components are floating-point numbers.
    public static var floatComponents: CGBitmapInfo { CGBitmapInfo(rawValue: 1 << 8) }
    /// The bits that say how bytes are ordered.
    public static var byteOrderMask: CGBitmapInfo { CGBitmapInfo(rawValue: 0x7000) }
    /// Sixteen bits, the least first.
    public static var byteOrder16Little: CGBitmapInfo { CGBitmapInfo(rawValue: 1 << 12) }
    /// Thirty-two bits, the least first.
    public static var byteOrder32Little: CGBitmapInfo { CGBitmapInfo(rawValue: 2 << 12) }
    /// Sixteen bits, the greatest first.
    public static var byteOrder16Big: CGBitmapInfo { CGBitmapInfo(rawValue: 3 << 12) }
    /// Thirty-two bits, the greatest first.
    public static var byteOrder32Big: CGBitmapInfo { CGBitmapInfo(rawValue: 4 << 12) }

    /// The bits.
    public let rawValue: UInt32

    /// What the set bits say.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

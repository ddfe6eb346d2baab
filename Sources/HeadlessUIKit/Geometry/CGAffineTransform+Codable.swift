extension CGAffineTransform: Codable {
    /// Reads the six numbers.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        try self.init(
            a: numbers.decode(CGFloat.self),
            b: numbers.decode(CGFloat.self),
            c: numbers.decode(CGFloat.self),
            d: numbers.decode(CGFloat.self),
            tx: numbers.decode(CGFloat.self),
            ty: numbers.decode(CGFloat.self)
        )
    }

    /// Writes the six numbers.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [a, b, c, d, tx, ty] { try numbers.encode(number) }
    }
}

/// A matrix that moves, scales and turns points in space.
public struct CATransform3D: Equatable, Sendable {
    /// How much of x goes into x.
    public var m11: CGFloat
    /// How much of x goes into y.
    public var m12: CGFloat
    /// How much of x goes into z.
    public var m13: CGFloat
    /// How much of x goes into w.
    public var m14: CGFloat
    /// How much of y goes into x.
    public var m21: CGFloat
    /// How much of y goes into y.
    public var m22: CGFloat
    /// How much of y goes into z.
    public var m23: CGFloat
    /// How much of y goes into w.
    public var m24: CGFloat
    /// How much of z goes into x.
    public var m31: CGFloat
    /// How much of z goes into y.
    public var m32: CGFloat
    /// How much of z goes into z.
    public var m33: CGFloat
    /// How much of z goes into w.
    public var m34: CGFloat
    /// How much of w goes into x.
    public var m41: CGFloat
    /// How much of w goes into y.
    public var m42: CGFloat
    /// How much of w goes into z.
    public var m43: CGFloat
    /// How much of w goes into w.
    public var m44: CGFloat

    /// A matrix of nothing but zeros.
    public init() {
        self.init(rows: [CGFloat](repeating: 0, count: 16))
    }

    /// A matrix of sixteen numbers.
    public init(
        m11: CGFloat,
        m12: CGFloat,
        m13: CGFloat,
        m14: CGFloat,
        m21: CGFloat,
        m22: CGFloat,
        m23: CGFloat,
        m24: CGFloat,
        m31: CGFloat,
        m32: CGFloat,
        m33: CGFloat,
        m34: CGFloat,
        m41: CGFloat,
        m42: CGFloat,
        m43: CGFloat,
        m44: CGFloat
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m14 = m14
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m24 = m24
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
        self.m34 = m34
        self.m41 = m41
        self.m42 = m42
        self.m43 = m43
        self.m44 = m44
    }
}

extension CATransform3D {
    /// The numbers, row by row.
    var rows: [CGFloat] {
        [
            m11, m12, m13, m14,
            m21, m22, m23, m24,
            m31, m32, m33, m34,
            m41, m42, m43, m44,
        ]
    }

    init(rows: [CGFloat]) {
        self.init(
            m11: rows[0],
            m12: rows[1],
            m13: rows[2],
            m14: rows[3],
            m21: rows[4],
            m22: rows[5],
            m23: rows[6],
            m24: rows[7],
            m31: rows[8],
            m32: rows[9],
            m33: rows[10],
            m34: rows[11],
            m41: rows[12],
            m42: rows[13],
            m43: rows[14],
            m44: rows[15]
        )
    }
}

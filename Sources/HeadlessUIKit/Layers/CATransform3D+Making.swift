// swift-format-ignore: AlwaysUseLowerCamelCase
/// The matrix that changes nothing.
public let CATransform3DIdentity = CATransform3D(
    rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A matrix that moves.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var matrix = CATransform3DIdentity
    (matrix.m41, matrix.m42, matrix.m43) = (tx, ty, tz)
    return matrix
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A matrix that scales.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var matrix = CATransform3DIdentity
    (matrix.m11, matrix.m22, matrix.m33) = (sx, sy, sz)
    return matrix
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A matrix that turns about an axis, by an angle in radians; the one that changes nothing where there is no axis.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    return CATransform3D(
        rows: [
            x * x * rest + cosine, x * y * rest + z * sine, x * z * rest - y * sine, 0,
            x * y * rest - z * sine, y * y * rest + cosine, y * z * rest + x * sine, 0,
            x * z * rest + y * sine, y * z * rest - x * sine, z * z * rest + cosine, 0,
            0, 0, 0, 1,
        ]
    )
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A matrix that moves first and then does the work of `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A matrix that scales first and then does the work of `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A matrix that turns first and then does the work of `t`.
public func CATransform3DRotate(
    _ t: CATransform3D,
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The matrix that does the work of `a` and then that of `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (first, second) = (a.rows, b.rows)
    return CATransform3D(
        rows: (0..<16).map { place in
            let (row, column) = (place / 4 * 4, place % 4)
            return (0..<4).reduce(0) { $0 + first[row + $1] * second[$1 * 4 + column] }
        }
    )
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The matrix of the plane that does what `m` does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(rows: [m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `t` does in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether `t` stays in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether `t` changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    t == CATransform3DIdentity
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether both do the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a == b
}

/// What a renderer's context is like.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The rectangle that is drawn in.
    open internal(set) var bounds = CGRect.zero

    /// A format that suits the device.
    public override init() {
        super.init()
    }

    /// The format with a value of its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGraphicsRendererFormat()
        copy.bounds = bounds
        return copy
    }
}

extension UIGraphicsRendererFormat {
    /// A format of this very class, through `init()`.
    @_silgen_name("HeadlessUIKit_UIGraphicsRendererFormat_made")
    private class func make() -> UIGraphicsRendererFormat

    /// The format that suits the device; `preferred()` is its newer name.
    public class func `default`() -> Self { unsafeDowncast(make(), to: self) }

    /// The format that suits the device best.
    public class func preferred() -> Self { unsafeDowncast(make(), to: self) }
}

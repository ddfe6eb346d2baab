/// Makes a matrix out of numbers, so that an animation can go by those.
open class CAValueFunction: NSObject {
    /// Which matrix is made.
    public let name: CAValueFunctionName

    /// The function of a name.
    public init?(name: CAValueFunctionName) {
        self.name = name
        super.init()
    }

    /// Functions are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }
}

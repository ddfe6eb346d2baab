extension UIColor {
    /// Black.
    public class var black: UIColor { FixedColors.black }
    /// A grey of one third.
    public class var darkGray: UIColor { FixedColors.darkGray }
    /// A grey of two thirds.
    public class var lightGray: UIColor { FixedColors.lightGray }
    /// White.
    public class var white: UIColor { FixedColors.white }
    /// A grey of one half.
    public class var gray: UIColor { FixedColors.gray }
    /// Red.
    public class var red: UIColor { FixedColors.red }
    /// Green.
    public class var green: UIColor { FixedColors.green }
    /// Blue.
    public class var blue: UIColor { FixedColors.blue }
    /// Cyan.
    public class var cyan: UIColor { FixedColors.cyan }
    /// Yellow.
    public class var yellow: UIColor { FixedColors.yellow }
    /// Magenta.
    public class var magenta: UIColor { FixedColors.magenta }
    /// Orange.
    public class var orange: UIColor { FixedColors.orange }
    /// Purple.
    public class var purple: UIColor { FixedColors.purple }
    /// Brown.
    public class var brown: UIColor { FixedColors.brown }
    /// Nothing: black without opacity.
    public class var clear: UIColor { FixedColors.clear }
}

private enum FixedColors {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
}

extension UIColor {
    /// The system's red.
    public class var systemRed: UIColor { SystemTints.systemRed }
    /// The system's orange.
    public class var systemOrange: UIColor { SystemTints.systemOrange }
    /// The system's yellow.
    public class var systemYellow: UIColor { SystemTints.systemYellow }
    /// The system's green.
    public class var systemGreen: UIColor { SystemTints.systemGreen }
    /// The system's mint.
    public class var systemMint: UIColor { SystemTints.systemMint }
    /// The system's teal.
    public class var systemTeal: UIColor { SystemTints.systemTeal }
    /// The system's cyan.
    public class var systemCyan: UIColor { SystemTints.systemCyan }
    /// The system's blue.
    public class var systemBlue: UIColor { SystemTints.systemBlue }
    /// The system's indigo.
    public class var systemIndigo: UIColor { SystemTints.systemIndigo }
    /// The system's purple.
    public class var systemPurple: UIColor { SystemTints.systemPurple }
    /// The system's pink.
    public class var systemPink: UIColor { SystemTints.systemPink }
    /// The system's brown.
    public class var systemBrown: UIColor { SystemTints.systemBrown }
    /// The system's grey.
    public class var systemGray: UIColor { SystemTints.systemGray }
    /// The system's grey, step 2.
    public class var systemGray2: UIColor { SystemTints.systemGray2 }
    /// The system's grey, step 3.
    public class var systemGray3: UIColor { SystemTints.systemGray3 }
    /// The system's grey, step 4.
    public class var systemGray4: UIColor { SystemTints.systemGray4 }
    /// The system's grey, step 5.
    public class var systemGray5: UIColor { SystemTints.systemGray5 }
    /// The system's grey, step 6.
    public class var systemGray6: UIColor { SystemTints.systemGray6 }
}

/// The system's colours in light and dark style.
private enum SystemTints {
    static let systemRed = UIColor.system(
        "systemRed",
        light: .rgb255(255, 59, 48, alpha: 1),
        dark: .rgb255(255, 69, 58, alpha: 1),
        highContrast: (.rgb255(215, 0, 21, alpha: 1), .rgb255(255, 105, 97, alpha: 1))
    )
    static let systemOrange = UIColor.system(
        "systemOrange",
        light: .rgb255(255, 149, 0, alpha: 1),
        dark: .rgb255(255, 159, 10, alpha: 1),
        highContrast: (.rgb255(201, 52, 0, alpha: 1), .rgb255(255, 179, 64, alpha: 1))
    )
    static let systemYellow = UIColor.system(
        "systemYellow",
        light: .rgb255(255, 204, 0, alpha: 1),
        dark: .rgb255(255, 214, 10, alpha: 1),
        highContrast: (.rgb255(178, 80, 0, alpha: 1), .rgb255(255, 212, 38, alpha: 1))
    )
    static let systemGreen = UIColor.system(
        "systemGreen",
        light: .rgb255(52, 199, 89, alpha: 1),
        dark: .rgb255(48, 209, 88, alpha: 1),
        highContrast: (.rgb255(36, 138, 61, alpha: 1), .rgb255(48, 219, 91, alpha: 1))
    )
    static let systemMint = UIColor.system(
        "systemMint",
        light: .rgb255(0, 199, 190, alpha: 1),
        dark: .rgb255(99, 230, 226, alpha: 1),
        highContrast: (.rgb255(12, 129, 123, alpha: 1), .rgb255(102, 212, 207, alpha: 1))
    )
    static let systemTeal = UIColor.system(
        "systemTeal",
        light: .rgb255(48, 176, 199, alpha: 1),
        dark: .rgb255(64, 200, 224, alpha: 1),
        highContrast: (.rgb255(0, 130, 153, alpha: 1), .rgb255(93, 230, 255, alpha: 1))
    )
    static let systemCyan = UIColor.system(
        "systemCyan",
        light: .rgb255(50, 173, 230, alpha: 1),
        dark: .rgb255(100, 210, 255, alpha: 1),
        highContrast: (.rgb255(0, 113, 164, alpha: 1), .rgb255(112, 215, 255, alpha: 1))
    )
    static let systemBlue = UIColor.system(
        "systemBlue",
        light: .rgb255(0, 122, 255, alpha: 1),
        dark: .rgb255(10, 132, 255, alpha: 1),
        highContrast: (.rgb255(0, 64, 221, alpha: 1), .rgb255(64, 156, 255, alpha: 1))
    )
    static let systemIndigo = UIColor.system(
        "systemIndigo",
        light: .rgb255(88, 86, 214, alpha: 1),
        dark: .rgb255(94, 92, 230, alpha: 1),
        highContrast: (.rgb255(54, 52, 163, alpha: 1), .rgb255(125, 122, 255, alpha: 1))
    )
    static let systemPurple = UIColor.system(
        "systemPurple",
        light: .rgb255(175, 82, 222, alpha: 1),
        dark: .rgb255(191, 90, 242, alpha: 1),
        highContrast: (.rgb255(137, 68, 171, alpha: 1), .rgb255(218, 143, 255, alpha: 1))
    )
    static let systemPink = UIColor.system(
        "systemPink",
        light: .rgb255(255, 45, 85, alpha: 1),
        dark: .rgb255(255, 55, 95, alpha: 1),
        highContrast: (.rgb255(211, 15, 69, alpha: 1), .rgb255(255, 100, 130, alpha: 1))
    )
    static let systemBrown = UIColor.system(
        "systemBrown",
        light: .rgb255(162, 132, 94, alpha: 1),
        dark: .rgb255(172, 142, 104, alpha: 1),
        highContrast: (.rgb255(127, 101, 69, alpha: 1), .rgb255(181, 148, 105, alpha: 1))
    )
    static let systemGray = UIColor.system(
        "systemGray",
        light: .rgb255(142, 142, 147, alpha: 1),
        dark: .rgb255(142, 142, 147, alpha: 1),
        highContrast: (.rgb255(108, 108, 112, alpha: 1), .rgb255(174, 174, 178, alpha: 1))
    )
    static let systemGray2 = UIColor.system(
        "systemGray2",
        light: .rgb255(174, 174, 178, alpha: 1),
        dark: .rgb255(99, 99, 102, alpha: 1),
        highContrast: (.rgb255(142, 142, 147, alpha: 1), .rgb255(124, 124, 128, alpha: 1))
    )
    static let systemGray3 = UIColor.system(
        "systemGray3",
        light: .rgb255(199, 199, 204, alpha: 1),
        dark: .rgb255(72, 72, 74, alpha: 1),
        highContrast: (.rgb255(174, 174, 178, alpha: 1), .rgb255(84, 84, 86, alpha: 1))
    )
    static let systemGray4 = UIColor.system(
        "systemGray4",
        light: .rgb255(209, 209, 214, alpha: 1),
        dark: .rgb255(58, 58, 60, alpha: 1),
        highContrast: (.rgb255(188, 188, 192, alpha: 1), .rgb255(68, 68, 70, alpha: 1))
    )
    static let systemGray5 = UIColor.system(
        "systemGray5",
        light: .rgb255(229, 229, 234, alpha: 1),
        dark: .rgb255(44, 44, 46, alpha: 1),
        highContrast: (.rgb255(216, 216, 220, alpha: 1), .rgb255(54, 54, 56, alpha: 1))
    )
    static let systemGray6 = UIColor.system(
        "systemGray6",
        light: .rgb255(242, 242, 247, alpha: 1),
        dark: .rgb255(28, 28, 30, alpha: 1),
        highContrast: (.rgb255(235, 235, 240, alpha: 1), .rgb255(36, 36, 38, alpha: 1))
    )
}

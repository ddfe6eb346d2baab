/// What a colour is made of, in the space that it was made in.
enum ColorValue: Hashable, Sendable {
    case gray(white: CGFloat, alpha: CGFloat)
    case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    var alpha: CGFloat {
        switch self {
        case .gray(_, let alpha), .rgb(_, _, _, let alpha): alpha
        }
    }

    /// Red, green and blue; a grey has the same of each.
    var channels: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        switch self {
        case .gray(let white, _): (white, white, white)
        case .rgb(let red, let green, let blue, _): (red, green, blue)
        }
    }

    /// How bright the colour is to the eye.
    var white: CGFloat {
        switch self {
        case .gray(let white, _): return white
        case .rgb(let red, let green, let blue, _) where red == green && green == blue: return red
        case .rgb(let red, let green, let blue, _): return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }
    }

    func withAlpha(_ alpha: CGFloat) -> ColorValue {
        switch self {
        case .gray(let white, _): .gray(white: white, alpha: alpha)
        case .rgb(let red, let green, let blue, _): .rgb(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    var cgColor: CGColor {
        switch self {
        case .gray(let white, let alpha):
            CGColor(gray: white, alpha: alpha)
        case .rgb(let red, let green, let blue, let alpha):
            CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
        }
    }
}

extension ColorValue {
    init(_ color: CGColor) {
        let components = color.components ?? [0, 0]
        self =
            components.count >= 4
            ? .rgb(red: components[0], green: components[1], blue: components[2], alpha: components[3])
            : .gray(white: components.first ?? 0, alpha: color.alpha)
    }

    /// A colour from its place on the colour wheel; `hue` 0 and 1 are both red.
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        func channel(_ offset: CGFloat) -> CGFloat {
            let position = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        self = .rgb(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// Hue, saturation and brightness; a colour without saturation has hue 0.
    var wheel: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let (red, green, blue) = channels
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        guard range > 0, most > 0 else { return (0, 0, most) }
        let sector =
            switch most {
            case red: (green - blue) / range + (green < blue ? 6 : 0)
            case green: (blue - red) / range + 2
            default: (red - green) / range + 4
            }
        return (sector / 6, range / most, most)
    }
}

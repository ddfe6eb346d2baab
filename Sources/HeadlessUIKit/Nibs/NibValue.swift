internal import XibDocument

/// A value that someone typed for a key path.
enum NibValue {
    case none
    case number(Double)
    case flag(Bool)
    case text(String)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case range(NSRange)
    case color(UIColor)
    case image(UIImage)

    /// The value as an outlet takes it.
    var boxed: Any? {
        switch self {
        case .none: nil
        case .number(let number): number
        case .flag(let flag): flag
        case .text(let text): text
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .range(let range): range
        case .color(let color): color
        case .image(let image): image
        }
    }
}

extension NibFilling {
    /// The value of the runtime attribute that the element is.
    var runtimeValue: NibValue {
        switch node.attribute("type") {
        case "boolean": return node.value("value").map(NibValue.flag) ?? .none
        case "number": return number.map(NibValue.number) ?? .none
        case "color": return color("value").map(NibValue.color) ?? .none
        case "image": return image("value").map(NibValue.image) ?? .none
        case "point": return node.point("value").map(NibValue.point) ?? .none
        case "size": return node.size("value").map(NibValue.size) ?? .none
        case "rect": return node.rect("value").map(NibValue.rect) ?? .none
        case "range": return range.map(NibValue.range) ?? .none
        case "nil": return .none
        default: return text.map(NibValue.text) ?? number.map(NibValue.number) ?? .none
        }
    }

    private var text: String? { node.text("value") }

    private var number: Double? {
        node.child(key: "value")?.value("value") ?? node.value("value")
    }

    private var range: NSRange? {
        guard let range = node.child(key: "value"), let location: Int = range.value("location"),
            let length: Int = range.value("length")
        else { return nil }
        return NSRange(location: location, length: length)
    }
}

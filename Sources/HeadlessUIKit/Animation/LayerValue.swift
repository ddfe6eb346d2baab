/// A value of a layer that can change little by little.
enum LayerValue: Equatable {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case color(CGColor?)
    case transform(CATransform3D)

    /// What is between this value and another; the share is 0 here and 1 there.
    func mixed(with other: LayerValue, _ share: CGFloat) -> LayerValue {
        func mix(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * share }
        switch (self, other) {
        case (.number(let first), .number(let second)):
            return .number(mix(first, second))
        case (.point(let first), .point(let second)):
            return .point(CGPoint(x: mix(first.x, second.x), y: mix(first.y, second.y)))
        case (.size(let first), .size(let second)):
            return .size(CGSize(width: mix(first.width, second.width), height: mix(first.height, second.height)))
        case (.rect(let first), .rect(let second)):
            return .rect(
                CGRect(
                    x: mix(first.minX, second.minX),
                    y: mix(first.minY, second.minY),
                    width: mix(first.width, second.width),
                    height: mix(first.height, second.height)
                )
            )
        case (.color(let first), .color(let second)):
            let (from, to) = (ColorValue(first, like: second), ColorValue(second, like: first))
            return .color(
                ColorValue.rgb(
                    red: mix(from.channels.red, to.channels.red),
                    green: mix(from.channels.green, to.channels.green),
                    blue: mix(from.channels.blue, to.channels.blue),
                    alpha: mix(from.alpha, to.alpha)
                ).cgColor
            )
        case (.transform(let first), .transform(let second)):
            return .transform(CATransform3D(rows: zip(first.rows, second.rows).map(mix)))
        default:
            return share < 1 ? self : other
        }
    }
}

extension ColorValue {
    /// A colour; where there is none, another one that cannot be seen.
    fileprivate init(_ color: CGColor?, like other: CGColor?) {
        if let color {
            self.init(color)
        } else {
            self = other.map { ColorValue($0).withAlpha(0) } ?? .gray(white: 0, alpha: 0)
        }
    }
}

extension CALayer {
    /// The value of a property.
    subscript(property: Animation.Property) -> LayerValue {
        get {
            switch property {
            case .bounds: .rect(bounds)
            case .position: .point(position)
            case .anchorPoint: .point(anchorPoint)
            case .zPosition: .number(zPosition)
            case .transform: .transform(transform)
            case .opacity: .number(CGFloat(opacity))
            case .backgroundColor: .color(backgroundColor)
            case .cornerRadius: .number(cornerRadius)
            case .borderWidth: .number(borderWidth)
            case .borderColor: .color(borderColor)
            case .shadowColor: .color(shadowColor)
            case .shadowOpacity: .number(CGFloat(shadowOpacity))
            case .shadowOffset: .size(shadowOffset)
            case .shadowRadius: .number(shadowRadius)
            }
        }
        set {
            switch (property, newValue) {
            case (.bounds, .rect(let value)): bounds = value
            case (.position, .point(let value)): position = value
            case (.anchorPoint, .point(let value)): anchorPoint = value
            case (.zPosition, .number(let value)): zPosition = value
            case (.transform, .transform(let value)): transform = value
            case (.opacity, .number(let value)): opacity = Float(value)
            case (.backgroundColor, .color(let value)): backgroundColor = value
            case (.cornerRadius, .number(let value)): cornerRadius = value
            case (.borderWidth, .number(let value)): borderWidth = value
            case (.borderColor, .color(let value)): borderColor = value
            case (.shadowColor, .color(let value)): shadowColor = value
            case (.shadowOpacity, .number(let value)): shadowOpacity = Float(value)
            case (.shadowOffset, .size(let value)): shadowOffset = value
            case (.shadowRadius, .number(let value)): shadowRadius = value
            default: break
            }
        }
    }
}

extension CALayer {
    /// The value that a path names, such as `position.x`, or what was kept under a name; nil where there is none.
    public func value(forKeyPath keyPath: String) -> Any? {
        guard let place = LayerPlace(keyPath) else { return extras.values[keyPath] }
        return place.value(of: self)
    }

    /// Sets the value that a path names, such as `transform.rotation.z`, or keeps it under a name.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let place = LayerPlace(keyPath), let number = LayerPlace.number(value) else {
            extras.values[keyPath] = value
            return
        }
        place.set(number, of: self)
    }

    /// What was kept under a name, or a value of the layer; nil where there is none.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Keeps something under a name, or sets a value of the layer.
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}

/// A number of a layer that a path names.
private enum LayerPlace: String {
    case opacity, cornerRadius, borderWidth, shadowOpacity, shadowRadius, zPosition
    case x = "position.x"
    case y = "position.y"
    case width = "bounds.size.width"
    case height = "bounds.size.height"
    case left = "bounds.origin.x"
    case top = "bounds.origin.y"
    case rotation = "transform.rotation"
    case rotationZ = "transform.rotation.z"
    case scale = "transform.scale"
    case scaleX = "transform.scale.x"
    case scaleY = "transform.scale.y"
    case translationX = "transform.translation.x"
    case translationY = "transform.translation.y"

    init?(_ keyPath: String) {
        self.init(rawValue: keyPath)
    }

    static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    func value(of layer: CALayer) -> CGFloat {
        let plane = layer.matrix
        let scales = (x: hypot(plane.a, plane.b), y: hypot(plane.c, plane.d))
        return switch self {
        case .opacity: CGFloat(layer.opacity)
        case .cornerRadius: layer.cornerRadius
        case .borderWidth: layer.borderWidth
        case .shadowOpacity: CGFloat(layer.shadowOpacity)
        case .shadowRadius: layer.shadowRadius
        case .zPosition: layer.zPosition
        case .x: layer.position.x
        case .y: layer.position.y
        case .width: layer.bounds.width
        case .height: layer.bounds.height
        case .left: layer.bounds.minX
        case .top: layer.bounds.minY
        case .rotation, .rotationZ: atan2(plane.b, plane.a)
        case .scale: (scales.x + scales.y) / 2
        case .scaleX: scales.x
        case .scaleY: scales.y
        case .translationX: plane.tx
        case .translationY: plane.ty
        }
    }

    func set(_ number: CGFloat, of layer: CALayer) {
        switch self {
        case .opacity: layer.opacity = Float(number)
        case .cornerRadius: layer.cornerRadius = number
        case .borderWidth: layer.borderWidth = number
        case .shadowOpacity: layer.shadowOpacity = Float(number)
        case .shadowRadius: layer.shadowRadius = number
        case .zPosition: layer.zPosition = number
        case .x: layer.position.x = number
        case .y: layer.position.y = number
        case .width: layer.bounds.size.width = number
        case .height: layer.bounds.size.height = number
        case .left: layer.bounds.origin.x = number
        case .top: layer.bounds.origin.y = number
        case .rotation, .rotationZ, .scale, .scaleX, .scaleY: setTurn(number, of: layer)
        case .translationX: layer.matrix.tx = number
        case .translationY: layer.matrix.ty = number
        }
    }

    /// Puts the matrix together anew: scaled, turned, then moved as before.
    private func setTurn(_ number: CGFloat, of layer: CALayer) {
        var angle = LayerPlace.rotation.value(of: layer)
        var scales = (x: LayerPlace.scaleX.value(of: layer), y: LayerPlace.scaleY.value(of: layer))
        switch self {
        case .rotation, .rotationZ: angle = number
        case .scaleX: scales.x = number
        case .scaleY: scales.y = number
        default: scales = (number, number)
        }
        let plane = layer.matrix
        layer.matrix = CGAffineTransform(scaleX: scales.x, y: scales.y)
            .concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(translationX: plane.tx, y: plane.ty))
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context for an image, of a pixel to the point, the one that is drawn into.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context for an image the one that is drawn into.
///
/// - Parameter scale: How many pixels make a point; 0 for as many as on the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UITraitCollection.phone.displayScale
    ContextStack.current.entries.append(.init(context: CGContext(size: size, scale: scale), isImage: true))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What has been drawn so far into the context for an image; nil where there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = ContextStack.current.entries.last, entry.isImage else { return nil }
    let size = entry.context.size
    guard size.width > 0, size.height > 0 else { return nil }
    return UIImage(source: entry.context.picture)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the context before the one for an image the one that is drawn into.
public func UIGraphicsEndImageContext() {
    guard ContextStack.current.entries.last?.isImage == true else { return }
    ContextStack.current.entries.removeLast()
}

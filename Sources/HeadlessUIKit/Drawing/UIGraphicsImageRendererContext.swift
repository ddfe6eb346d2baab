/// Where the renderer of an image draws.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// What has been drawn so far.
    open var currentImage: UIImage { UIImage(source: cgContext.picture) }
}

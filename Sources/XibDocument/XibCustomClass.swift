/// The class that a person typed for an object.
package struct XibCustomClass: Hashable, Sendable {
    /// The class's name, without its module.
    package let name: String
    /// The module that is written beside it.
    package let module: String?
    /// Whether the class belongs to the module that the xib itself belongs to.
    package let isInTargetModule: Bool
}

extension XibNode {
    /// The class typed for this object, when there is one.
    package var customClass: XibCustomClass? {
        attribute("customClass").map { name in
            XibCustomClass(
                name: name,
                module: attribute("customModule"),
                isInTargetModule: attribute("customModuleProvider") == "target"
            )
        }
    }

    /// UIKit's class for an element of this name, such as `UITableView`.
    package var standardClass: String {
        switch name {
        case "view": "UIView"
        case "tableViewCellContentView", "collectionViewCellContentView": "UIView"
        case "wkWebView": "WKWebView"
        case "mapView": "MKMapView"
        case "glkView": "GLKView"
        case "glkViewController": "GLKViewController"
        case "mtkView": "MTKView"
        case "skView": "SKView"
        case "sceneKitView": "SCNView"
        case "arskView": "ARSKView"
        case "arscnView": "ARSCNView"
        case "adBannerView": "ADBannerView"
        case "pdfView": "PDFView"
        case "avPlayerViewController": "AVPlayerViewController"
        case "customObject": "NSObject"
        case "pongPressGestureRecognizer": "UILongPressGestureRecognizer"
        default: "UI" + name.prefix(1).uppercased() + name.dropFirst()
        }
    }
}

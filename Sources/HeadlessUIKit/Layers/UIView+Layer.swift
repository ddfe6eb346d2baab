extension UIView: @preconcurrency CALayerDelegate {
    /// A layer of a class.
    nonisolated static func makeLayer(of kind: AnyClass) -> CALayer {
        guard kind != CALayer.self, let kind = kind as? CALayer.Type else { return CALayer() }
        return kind.make(made: true)
    }

    /// The layer's matrix in space.
    public var transform3D: CATransform3D {
        get { core.layer.transform }
        set { core.layer.transform = newValue }
    }

    /// Whether what was drawn before is taken away first.
    public var clearsContextBeforeDrawing: Bool {
        get { core.clearsContextBeforeDrawing }
        set { core.clearsContextBeforeDrawing = newValue }
    }

    func drawContents(of layer: CALayer, in context: CGContext) {
        guard layer === core.layer else { return }
        ContextStack.drawing(into: context) {
            traitCollection.performAsCurrent { draw(bounds) }
        }
    }

    /// Asks for the first drawing, once the view is in a window.
    func displayFirst() {
        guard !UIView.plain.contains(ObjectIdentifier(type(of: self))) else { return }
        guard core.layer.isDisplayWaiting || !core.wasDisplayed else { return }
        core.wasDisplayed = true
        core.layer.isDisplayWaiting = true
        LayerQueue.addDisplay(core.layer)
    }

    /// The classes of which is known that they draw nothing.
    private static let plain = Set(
        [
            UIView.self, UILabel.self, UIImageView.self, UIStackView.self, UIButton.self, UIScrollView.self,
            UITableView.self, UITableViewCell.self, UICollectionView.self, UICollectionViewCell.self, UIWindow.self,
        ].map { ObjectIdentifier($0 as AnyClass) }
    )
}

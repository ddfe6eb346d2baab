extension UIImage {
    /// The image, drawn as `renderingMode` says.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// The image's shape in a colour.
    public func withTintColor(_ color: UIColor) -> UIImage {
        changed { $0.tintColor = color }
    }

    /// The image's shape in a colour, drawn as `renderingMode` says.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    /// The image, stretchable between edges that keep their size.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The image, stretchable between edges that keep their size.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// A symbol with a configuration; another image stays as it is.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard isSymbolImage, let symbol = configuration as? SymbolConfiguration else {
            return configuration.traitCollection.map { traits in changed { $0.traits = traits } } ?? self
        }
        return changed {
            $0.symbol = $0.symbol.applying(symbol.values)
            $0.size = $0.symbol.size
        }
    }

    /// A symbol with a configuration; nil for another image.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    func changed(_ change: (inout ImageSource) -> Void) -> UIImage {
        var source = source
        change(&source)
        return UIImage(source: source)
    }
}

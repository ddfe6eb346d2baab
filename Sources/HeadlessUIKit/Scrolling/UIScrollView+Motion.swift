extension UIScrollView {
    func move(to offset: CGPoint) {
        guard offset != bounds.origin else { return }
        bounds.origin = offset
        scrollDelegate?.scrollViewDidScroll(self)
    }

    /// Tells the delegate of the end of an animated scroll when its time is over.
    func endAnimationLater() {
        Headless.schedule(after: 0.3) { [weak self] in
            guard let self else { return }
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// The offset nearest to the present one at which `rect` can be seen, as far as it fits.
    func nearestOffset(showing rect: CGRect) -> CGPoint {
        let sight = bounds.inset(by: adjustedContentInset)
        func shift(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
            if low < start || high - low > end - start { return low - start }
            return high > end ? high - end : 0
        }
        let wanted = CGPoint(
            x: contentOffset.x + shift(rect.minX, rect.maxX, sight.minX, sight.maxX),
            y: contentOffset.y + shift(rect.minY, rect.maxY, sight.minY, sight.maxY)
        )
        return clamped(wanted)
    }

    /// The offset nearest to `offset` at which no room beyond the content and its insets can be seen.
    func clamped(_ offset: CGPoint) -> CGPoint {
        let insets = adjustedContentInset
        let highest = CGPoint(
            x: max(-insets.left, contentSize.width + insets.right - bounds.width),
            y: max(-insets.top, contentSize.height + insets.bottom - bounds.height)
        )
        return CGPoint(
            x: min(max(offset.x, -insets.left), highest.x),
            y: min(max(offset.y, -insets.top), highest.y)
        )
    }

    /// Takes the scale at which `rect`, in the zoomed view's coordinates, fits, and brings its middle to the middle.
    func zoom(showing rect: CGRect) {
        guard let view = scrollDelegate?.viewForZooming(in: self), rect.width > 0, rect.height > 0 else { return }
        zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
        let shown = view.convert(rect, to: self)
        move(to: clamped(CGPoint(x: shown.midX - bounds.width / 2, y: shown.midY - bounds.height / 2)))
    }

    func zoom(to scale: CGFloat) {
        guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
        let limited = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        guard limited != view.transform.a else { return }
        let corner = view.frame.origin
        view.transform = CGAffineTransform(scaleX: limited, y: limited)
        view.frame.origin = corner
        contentSize = view.frame.size
        scrollDelegate?.scrollViewDidZoom(self)
    }
}

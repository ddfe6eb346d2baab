extension CGContext {
    /// Says how thick lines are.
    public func setLineWidth(_ width: CGFloat) {
        state.lineWidth = width
    }

    /// Says how the ends of lines look.
    public func setLineCap(_ cap: CGLineCap) {
        state.lineCap = cap
    }

    /// Says how the corners of lines look.
    public func setLineJoin(_ join: CGLineJoin) {
        state.lineJoin = join
    }

    /// Says how far a pointed corner may reach, in line widths.
    public func setMiterLimit(_ limit: CGFloat) {
        state.miterLimit = limit
    }

    /// Says how long each piece of a line and each gap is, in turn, and where in that it starts.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dashPhase = phase
        state.dashLengths = lengths
    }

    /// Says how far drawn curves may be from true ones.
    public func setFlatness(_ flatness: CGFloat) {
        state.flatness = flatness
    }

    /// Says how much of everything can be seen, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = min(max(alpha, 0), 1)
    }

    /// Says how colours mix with what is below.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// Gives a shadow to all that is drawn, of a third of black.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Gives a shadow to all that is drawn; none for a colour of nil.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { .init(x: offset.width, y: offset.height, blur: blur, color: $0) }
    }

    /// Says whether edges are smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.shouldAntialias = shouldAntialias
    }

    /// Says whether edges may be smooth.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        state.shouldAntialias = allowsAntialiasing
    }

    /// How much care is taken when images are drawn larger or smaller.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    // MARK: Colours

    /// Says the colour that fills.
    public func setFillColor(_ color: CGColor) {
        state.fill = .color(color)
    }

    /// Says the colour that fills, as red, green and blue.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Says the colour that fills, as a grey.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Says the colour of lines.
    public func setStrokeColor(_ color: CGColor) {
        state.stroke = .color(color)
    }

    /// Says the colour of lines, as red, green and blue.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Says the colour of lines, as a grey.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }
}

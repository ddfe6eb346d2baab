/// One section of a flow layout, measured along its lines and across them.
struct FlowSection {
    /// Where the section begins, across.
    var start: CGFloat = 0
    let header: CGFloat
    let footer: CGFloat
    /// The room before and after the lines, across.
    let before: CGFloat
    let after: CGFloat
    /// Where lines begin, along.
    let margin: CGFloat
    let lines: FlowLines

    /// A section without items has no insets.
    private var itemsThickness: CGFloat { before + lines.thickness + after }
    var linesStart: CGFloat { start + header + before }
    var footerStart: CGFloat { start + header + itemsThickness }
    var end: CGFloat { footerStart + footer }
}

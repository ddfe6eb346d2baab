extension NSLayoutConstraint {
    /// The constraints that a format such as `H:|-[name(>=80)]-8-[value]-|` says; none of them active.
    public class func constraints(
        withVisualFormat format: String,
        options opts: FormatOptions = [],
        metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        guard !format.isEmpty else { return refuse("It's an empty string.") }
        guard format.allSatisfy(\.isASCII) else { return refuse("It contains non-ASCII characters.") }
        do throws(VisualFormat.Problem) {
            var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: views)
            let read = try parser.format()
            try check(opts, along: read.axis, with: parser.words)
            return read.constraints(opts)
        } catch {
            let caret = String(repeating: " ", count: error.position) + "^"
            return refuse("\n\(error.text) \n\(format.filter { !$0.isWhitespace }) \n\(caret)")
        }
    }

    private class func check(
        _ options: FormatOptions,
        along axis: Axis,
        with words: VisualFormatWords
    ) throws(VisualFormat.Problem) {
        guard options.alignments.contains(where: { $0.axis == axis }) else { return }
        let name = axis == .horizontal ? "horizontal" : "vertical"
        throw words.problem(
            "Options mask required views to be aligned on a \(name) edge, which is not allowed for layout that is also \(name)."
        )
    }

    private class func refuse(_ problem: String) -> [NSLayoutConstraint] {
        Headless.raise(.invalidArgument("Unable to parse constraint format: \(problem)"))
        return []
    }
}

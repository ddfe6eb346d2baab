extension NSAttributedString {
    /// The same text with the same looks; Foundation has this on a device, and not on Linux.
    public convenience init(_ attrStr: AttributedString) {
        let whole = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let text = String(attrStr[run.range].characters)
            whole.append(NSAttributedString(string: text, attributes: NSAttributedString.attributes(of: run)))
        }
        self.init(attributedString: whole)
    }

    private static func attributes(of run: AttributedString.Runs.Run) -> [NSAttributedString.Key: Any] {
        let all: [NSAttributedString.Key: Any?] = [
            .font: run.uiKit.font,
            .paragraphStyle: run.uiKit.paragraphStyle,
            .foregroundColor: run.uiKit.foregroundColor,
            .backgroundColor: run.uiKit.backgroundColor,
            .kern: run.uiKit.kern,
            .tracking: run.uiKit.tracking,
            .strikethroughStyle: run.uiKit.strikethroughStyle?.rawValue,
            .underlineStyle: run.uiKit.underlineStyle?.rawValue,
            .strokeColor: run.uiKit.strokeColor,
            .strokeWidth: run.uiKit.strokeWidth,
            .shadow: run.uiKit.shadow,
            .baselineOffset: run.uiKit.baselineOffset,
            .underlineColor: run.uiKit.underlineColor,
            .strikethroughColor: run.uiKit.strikethroughColor,
            .link: run.foundation.link,
        ]
        return all.compactMapValues(\.self)
    }
}

extension NSAttributedString {
    /// The looks that the text starts with.
    var attributes: Looks { Looks(values: length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]) }

    /// Attributes by their types.
    struct Looks {
        let values: [NSAttributedString.Key: Any]

        var font: UIFont? { values[.font] as? UIFont }
        var foregroundColor: UIColor? { values[.foregroundColor] as? UIColor }
        var paragraphStyle: NSParagraphStyle? { values[.paragraphStyle] as? NSParagraphStyle }
    }
}

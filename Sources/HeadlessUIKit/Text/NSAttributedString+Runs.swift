extension NSAttributedString {
    /// A part of the text whose letters take room alike.
    struct Run {
        let text: String
        let font: UIFont
        let kern: CGFloat
        let style: NSParagraphStyle?
        let attachment: NSTextAttachment?
    }

    /// The parts of the text; those without a font of their own have `font`.
    func runs(font: UIFont) -> [Run] {
        var runs: [Run] = []
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            runs.append(
                Run(
                    text: attributedSubstring(from: range).string,
                    font: attributes[.font] as? UIFont ?? font,
                    kern: [.kern, .tracking].reduce(0) {
                        $0 + CGFloat((attributes[$1] as? NSNumber)?.doubleValue ?? 0)
                    },
                    style: attributes[.paragraphStyle] as? NSParagraphStyle,
                    attachment: attributes[.attachment] as? NSTextAttachment
                )
            )
        }
        return runs
    }

    /// Whether all letters have one font, and nothing else says how much room they take.
    var isUniform: Bool {
        var isUniform = true
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, _, stop in
            let others: [Key] = [.kern, .tracking, .paragraphStyle, .attachment]
            isUniform = others.allSatisfy { attributes[$0] == nil } && attributes[.font] as? UIFont == font
            stop.pointee = ObjCBool(!isUniform)
        }
        return isUniform
    }

    /// The font that the text starts with.
    var font: UIFont? {
        length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    }
}

extension NSAttributedString {
    /// A part of the text whose letters take room alike.
    struct Run {
        let text: String
        let font: UIFont
        let kern: CGFloat
    }

    /// The parts of the text; those without a font of their own have `font`.
    func runs(font: UIFont) -> [Run] {
        var runs: [Run] = []
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            runs.append(
                Run(
                    text: attributedSubstring(from: range).string,
                    font: attributes[.font] as? UIFont ?? font,
                    kern: (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
                )
            )
        }
        return runs
    }

    /// Whether all letters have one font, and no extra room.
    var isUniform: Bool {
        var isUniform = true
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, _, stop in
            isUniform = attributes[.kern] == nil && attributes[.font] as? UIFont == font
            stop.pointee = ObjCBool(!isUniform)
        }
        return isUniform
    }

    /// The font that the text starts with.
    var font: UIFont? {
        length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    }
}

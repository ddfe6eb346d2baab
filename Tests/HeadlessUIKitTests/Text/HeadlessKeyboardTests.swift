import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct HeadlessKeyboardTests {
    @Test func `the keyboard comes and goes with its frames and its time`() {
        nonisolated(unsafe) var heard: [String] = []
        nonisolated(unsafe) var frame = CGRect.zero
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                heard.append(note.name.rawValue)
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                frame = end?.cgRectValue ?? .zero
            }
        }
        Headless.showKeyboard(height: 300)
        #expect(heard == ["UIKeyboardWillShowNotification"])
        #expect(frame == CGRect(x: 0, y: 552, width: 393, height: 300))
        #expect(Headless.keyboardHeight == 300)
        Headless.advance(by: 0.25)
        Headless.hideKeyboard()
        Headless.hideKeyboard()
        Headless.advance(by: 0.25)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        #expect(
            heard.dropFirst().map { $0.dropFirst(10) } == [
                "DidShowNotification", "WillHideNotification", "DidHideNotification",
            ]
        )
        #expect(frame.minY == 852)
    }

    @Test func `a font is described by attributes`() {
        let descriptor = UIFontDescriptor(fontAttributes: [.family: "Georgia", .size: CGFloat(20)])
        #expect(UIFont(descriptor: descriptor, size: 0).fontName == "Georgia")
        #expect(descriptor.pointSize == 20)
        let heavy = UIFont.systemFont(ofSize: 12).fontDescriptor
            .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
        #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 12, weight: .bold))
        #expect(descriptor.object(forKey: .family) as? String == "Georgia")
        #expect(UIFont.systemFont(ofSize: 9, weight: .bold, width: .condensed).pointSize == 9)
    }

    @Test func `metrics scale up to a limit`() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let font = UIFont.systemFont(ofSize: 17)
        let scaled = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 30, compatibleWith: large)
        #expect(scaled.pointSize == 30)
        #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: large).pointSize > 30)
    }
}

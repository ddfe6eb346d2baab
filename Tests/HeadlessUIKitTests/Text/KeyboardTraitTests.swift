import HeadlessUIKit
import Testing

@MainActor @Suite struct KeyboardTraitTests {
    @Test func `a text keeps the rules of its passwords, and whether predictions are offered`() {
        let field = UITextField()
        #expect(field.passwordRules == nil)
        field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
        #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
        #expect(field.inlinePredictionType == .default)
        field.inlinePredictionType = .no
        #expect(field.inlinePredictionType == .no)
        let bar = UISearchBar()
        bar.inlinePredictionType = .yes
        #expect(bar.searchTextField.inlinePredictionType == .yes)
    }

    @Test func `a nib says whether predictions are offered`() {
        let traits = #"<textInputTraits key="textInputTraits" inlinePredictionType="no"/>"#
        let field = SampleNib.first(#"<textField id="a">\#(traits)</textField>"#, as: UITextField.self)
        #expect(field?.inlinePredictionType == .no)
    }

    @Test func `a background with an effect is another than one without`() {
        var background = UIBackgroundConfiguration.clear()
        let plain = background
        background.visualEffect = UIBlurEffect(style: .regular)
        #expect(background != plain)
        #expect(background.visualEffect == UIBlurEffect(style: .regular))
    }
}

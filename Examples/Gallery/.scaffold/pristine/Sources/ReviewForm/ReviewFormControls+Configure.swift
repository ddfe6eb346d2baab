import GalleryCore

extension ReviewFormControls {
    /// What the form says.
    var draft: ReviewDraft {
        ReviewDraft(
            title: titleField.text ?? "",
            stars: Int(starsStepper.value),
            isPublic: isPublicSwitch.isOn,
            visitedOn: visitedOnPicker.date,
            price: priceField.text ?? "",
            site: siteField.text ?? ""
        )
    }

    /// Lets the form say what `review` does.
    func configure(for review: Review) {
        let typed = ReviewDraft(review)
        titleField.text = typed.title
        starsStepper.value = Double(typed.stars)
        isPublicSwitch.isOn = typed.isPublic
        visitedOnPicker.date = typed.visitedOn
        priceField.text = typed.price
        siteField.text = typed.site
        follow()
        show(nil)
    }

    /// The controls that others follow.
    var leading: [UIControl] { [starsStepper] }

    /// Brings the others in step with them.
    func follow() {
        starsLabel.text = Int(starsStepper.value).formatted()
        root.setNeedsLayout()
    }

    /// Says what keeps the form from being saved, and goes to the field; nil says nothing.
    func show(_ problem: (any Error)?) {
        problemLine.text = problem?.localizedDescription
        problemLine.isHidden = problem == nil
        root.setNeedsLayout()
        guard let problem = problem as? FieldProblem, let field = ReviewDraft.Field(rawValue: problem.field) else {
            return
        }
        control(for: field).becomeFirstResponder()
    }

    /// Where the field is typed.
    func control(for field: ReviewDraft.Field) -> GalleryTextField {
        switch field {
        case .title: titleField
        case .price: priceField
        case .site: siteField
        }
    }
}

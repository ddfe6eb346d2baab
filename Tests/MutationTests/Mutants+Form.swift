// A table: one mutant a row.

extension Mutant {
    /// Those of a screen that asks for one model, and of what is typed into it.
    static let form: [Mutant] = [
        Mutant(
            "A2",
            "form: error view without the reason",
            .expression,
            in: "ReviewForm/ReviewFormViewController.swift",
            "failure",
            "nil",
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "A5",
            "capture: the save button holds a form",
            in: "ReviewForm/ReviewFormViewController.swift",
            "events.on(.touchUpInside, of: controls?.saveButton) { [weak self] in self?.save() }",
            "events.on(.touchUpInside, of: controls?.saveButton) { self.save() }",
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "A6",
            "events: a form's stepper unheard",
            in: "ReviewForm/ReviewFormViewController.swift",
            "events.on(.valueChanged, of: control) { [weak self] in self?.controls?.follow() }",
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "A6",
            "page: deaf to the keyboard",
            in: "GalleryCore/Controls/GalleryPageView.swift",
            "events.onKeyboard { [weak self] frame in self?.makeRoom(above: frame) }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A6",
            "data: a form not filled in",
            in: "ReviewForm/ReviewFormViewController.swift",
            "self?.controls?.configure(for: review)",
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "A6",
            "views: a form's controls kept",
            in: "ReviewForm/ReviewFormViewController.swift",
            "controls = nil",
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "B1",
            "content: none in a form",
            in: "ReviewForm/ReviewFormViewController.swift",
            "fill(with: controls.root)",
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "B2",
            "tag: dropped from a form's xib",
            .xib,
            in: "ReviewForm/Resources/ReviewFormView.xib",
            #"tag="300" "#,
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "B2",
            "tag: twice in a form's xib",
            .xib,
            in: "ReviewForm/Resources/ReviewFormView.xib",
            #"tag="800""#,
            #"tag="700""#,
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "C2",
            "form: a large number cut off",
            .xib,
            in: "ReviewForm/Resources/ReviewFormView.xib",
            #"maximumValue="9007199254740992""#,
            #"maximumValue="100""#,
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "C2",
            "form: field not filled in",
            in: "ReviewForm/ReviewFormControls+Configure.swift",
            "titleField.text = typed.title",
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "C2",
            "form: date not filled in",
            in: "ReviewForm/ReviewFormControls+Configure.swift",
            "visitedOnPicker.date = typed.visitedOn",
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "C2",
            "form: field not read",
            .expression,
            in: "ReviewForm/ReviewFormControls+Configure.swift",
            #"priceField.text ?? """#,
            #""""#,
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "D1",
            "form: what is missing goes through",
            .expression,
            in: "ReviewForm/Review+Extensions.swift",
            "try TypedText(typed.title, in: ReviewDraft.Field.title).required()",
            "typed.title",
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "D1",
            "form: a switch changes nothing",
            in: "ReviewForm/Review+Extensions.swift",
            "copy.isPublic = typed.isPublic",
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "D1",
            "form: the field at fault is not gone to",
            in: "ReviewForm/ReviewFormControls+Configure.swift",
            "control(for: field).becomeFirstResponder()",
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "D1",
            "typed: space counts",
            .expression,
            in: "GalleryCore/Forms/TypedText.swift",
            "text.trimmingCharacters(in: .whitespacesAndNewlines)",
            "text",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D1",
            "typed: nothing is something",
            in: "GalleryCore/Forms/TypedText.swift",
            "guard !text.isEmpty else { return nil }",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D1",
            "typed: a number read only in part",
            .expression,
            in: "GalleryCore/Forms/TypedNumber.swift",
            "values.count == text.count ? values.map(String.init).joined() : nil",
            "values.map(String.init).joined()",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D1",
            "typed: groups of any length",
            .expression,
            in: "GalleryCore/Forms/TypedNumber.swift",
            "isGrouped ? groups.joined() : nil",
            "groups.joined()",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D1",
            "typed: a point everywhere",
            .expression,
            in: "GalleryCore/Forms/TypedNumber.swift",
            #"locale.decimalSeparator?.first ?? ".""#,
            #"".""#,
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "D1",
            "form: a problem calls a field otherwise than the form",
            .xib,
            in: "ReviewForm/Resources/ReviewFormView.xib",
            #"<accessibility key="accessibilityConfiguration" label="Price"/>"#,
            #"<accessibility key="accessibilityConfiguration" label="Cost"/>"#,
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "D2",
            "form: a failed save is taken for done",
            in: "ReviewForm/ReviewFormViewController+Saving.swift",
            "self?.end(because: error)",
            "self?.end(with: changed)",
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "D2",
            "form: a failed save says nothing",
            in: "ReviewForm/ReviewFormViewController+Saving.swift",
            "controls?.show(problem)",
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "D2",
            "form: two saves at once",
            in: "ReviewForm/ReviewFormViewController+Saving.swift",
            "controls.saveButton.isEnabled = false",
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "D2",
            "form: a save is called off when the screen leaves",
            in: "ReviewForm/ReviewFormViewController.swift",
            "original = nil",
            "saving?.cancel()",
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "D2",
            "form: filled in anew before what is being saved is kept",
            in: "ReviewForm/ReviewFormViewController+Saving.swift",
            "await saving?.value",
            seenBy: "ReviewFormTests"
        ),
        Mutant(
            "E1",
            "form: no style for the problem",
            in: "ReviewForm/ReviewFormControls.swift",
            "problemLine.setStyle(font: .reviewProblem, color: .reviewProblem)",
            seenBy: "ReviewFormTests"
        ),
    ]
}

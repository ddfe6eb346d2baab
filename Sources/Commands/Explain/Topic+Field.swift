extension Topic {
    /// A property more, from the model to what is seen of it.
    static let field = Topic(
        word: "field",
        title: "Add a field to a screen",
        introduction: """
            By hand, from the model outwards: after each step the compiler or a test names the next one. \
            'swift test --filter PhotosTests' runs a screen's tests; here a photo gets a rating.
            """,
        steps: [
            Step(
                text: """
                    Model: 'Photo.swift' gets the property, and its initializer the parameter and the line. The compiler names \
                    each place that makes a photo. In a screen's tests that is 'sample' in 'Samples.swift': give it the \
                    parameter too, with a value, and each of the samples below another one: where samples are alike, no test can \
                    tell whether the field is shown.
                    """
            ),
            Step(
                text: """
                    Store: unless the property is optional, each record that comes with the app, in 'Resources', needs a \
                    value. 'PhotoStoreTests' is red and says where it is missing: '[0].rating is missing'. An archive is \
                    written anew with 'KeyedArchiveEncoder'. What users have saved lacks the value too, and no test has \
                    their files: make the property optional, or, where the screen was made with '--source file', add a \
                    'Migration'.
                    """
            ),
            Step(
                text: """
                    Screen: the test whose name begins with 'each field of a photo' is red, and names the fields that nobody \
                    can tell, or is asked for. Show the field, or add it to the test's own list and say there why not.
                    """,
                kinds: [
                    """
                    List or grid: a part of 'detailText' in 'Photo+Extensions.swift', or a label in 'PhotoCell.swift', added \
                    and placed as those beside it are, and a line in 'PhotoCell+Configure.swift'. No test asks for its \
                    looks: expect its text in 'PhotoCellTests'.
                    """,
                    """
                    Detail: a control in the xib, with a tag of its own, a hundred after the last; the tag, a property and \
                    its lookup in 'PhotoDetailControls.swift'; a line in 'PhotoDetailControls+Configure.swift'.
                    """,
                    """
                    Form: a control likewise, and a property of 'PhotoDraft'. The compiler asks for it where a draft is made: \
                    of a model, and of the controls. What is typed is a case of 'PhotoDraft.Field' too, and 'control(for:)' \
                    asks for its text field. The tests ask for the line that fills the control in, in 'configure(for:)', and \
                    for the one that makes a model of it, in 'changed(by:)': what is typed is read there as what is beside it, \
                    trimmed, and asked for where it has to be there.
                    """,
                ]
            ),
            Step(text: "Last: all tests, since other screens may show the same model, and 'scaffold check'."),
        ]
    )
}

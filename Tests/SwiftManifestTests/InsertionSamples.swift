extension InsertionSample {
    /// Lists with an entry a line.
    static let ownLines = [
        InsertionSample(
            "in the middle",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\"Z\"),\n]\n",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\"M\"),\n    Screen(\"Z\"),\n]\n"
        ),
        InsertionSample(
            "first",
            "let screens = [\n    Screen(\"N\"),\n]\n",
            "let screens = [\n    Screen(\"M\"),\n    Screen(\"N\"),\n]\n"
        ),
        InsertionSample(
            "last",
            "let screens = [\n    Screen(\"A\"),\n]\n",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\"M\"),\n]\n"
        ),
        InsertionSample(
            "entries over several lines, with needs",
            "let screens = [\n  Screen(\n    \"A\",\n    needs: [\n      \"Z\"\n    ]\n  ),\n  Screen(\n    \"Z\"\n  ),\n]",
            "let screens = [\n  Screen(\n    \"A\",\n    needs: [\n      \"Z\"\n    ]\n  ),\n  Screen(\"M\"),\n  Screen(\n    \"Z\"\n  ),\n]"
        ),
        InsertionSample(
            "a typed list, a variable, more arguments",
            "var screens: [Screen] = [\n    Screen(\"A\", owner: .me) { _ in },\n]",
            "var screens: [Screen] = [\n    Screen(\"A\", owner: .me) { _ in },\n    Screen(\"M\"),\n]"
        ),
        InsertionSample(
            "a list inside another declaration is not the list",
            "func f() { let screens = [Screen(\"A\")] }\nlet screens = [\n]\n",
            "func f() { let screens = [Screen(\"A\")] }\nlet screens = [\n    Screen(\"M\"),\n]\n"
        ),
    ]

    /// Lists whose last entry has no comma, or no line of its own.
    static let ends = [
        InsertionSample(
            "no comma at the end",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\"B\")\n]",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\"B\"),\n    Screen(\"M\")\n]"
        ),
        InsertionSample(
            "no comma, a comment behind the last",
            "let screens = [\n    Screen(\"B\") /* b */  // bee\n    // the end\n]",
            "let screens = [\n    Screen(\"B\"), /* b */  // bee\n    Screen(\"M\")\n    // the end\n]"
        ),
        InsertionSample(
            "no comma, inserted before the last",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\"Z\")\n]",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\"M\"),\n    Screen(\"Z\")\n]"
        ),
        InsertionSample(
            "the bracket on the last entry's line",
            "let screens = [Screen(\"A\"),\n               Screen(\"B\")]",
            "let screens = [Screen(\"A\"),\n               Screen(\"B\"),\n               Screen(\"M\")]"
        ),
        InsertionSample(
            "the bracket on the last entry's line, after a comma and a comment",
            "let screens = [\n  Screen(\"A\"),\n  Screen(\"B\"), /* b */ ]",
            "let screens = [\n  Screen(\"A\"),\n  Screen(\"B\"), /* b */\n  Screen(\"M\"), ]"
        ),
        InsertionSample(
            "the bracket on the last entry's line, after a comment",
            "let screens = [\n  Screen(\"B\") /* b */]",
            "let screens = [\n  Screen(\"B\"), /* b */\n  Screen(\"M\")]"
        ),
        InsertionSample(
            "the first entry on the opening bracket's line",
            "let screens = [Screen(\"N\"),\n               Screen(\"Z\")]",
            "let screens = [Screen(\"M\"),\n               Screen(\"N\"),\n               Screen(\"Z\")]"
        ),
        InsertionSample(
            "one entry on the opening bracket's line",
            "    let screens = [Screen(\"A\")\n    ]",
            "    let screens = [Screen(\"A\"),\n        Screen(\"M\")\n    ]"
        ),
        InsertionSample(
            "commas that begin lines",
            "let screens = [\n      Screen(\"A\")\n    , Screen(\"Z\")\n]",
            "let screens = [\n      Screen(\"A\")\n    , Screen(\"M\"), Screen(\"Z\")\n]"
        ),
    ]

    /// Lists with comments, which stay with the entry that they are about.
    static let comments = [
        InsertionSample(
            "behind entries and above them",
            "let screens = [\n    Screen(\"A\"),  // about A\n    // about Z\n    Screen(\"Z\"),\n]",
            "let screens = [\n    Screen(\"A\"),  // about A\n    Screen(\"M\"),\n    // about Z\n    Screen(\"Z\"),\n]"
        ),
        InsertionSample(
            "above the first, which keeps it",
            "let screens = [  // all\n    // about N\n    Screen(\"N\"),\n]",
            "let screens = [  // all\n    Screen(\"M\"),\n    // about N\n    Screen(\"N\"),\n]"
        ),
        InsertionSample(
            "above them all, set off by a blank line",
            "let screens = [\n    // Keep this short.\n\n    Screen(\"N\"),\n]",
            "let screens = [\n    // Keep this short.\n\n    Screen(\"M\"),\n    Screen(\"N\"),\n]"
        ),
        InsertionSample(
            "over several lines, with a bracket, a comma and a list in it",
            "let screens = [\n    Screen(\"A\"), /* ], /* nested */\n    Screen(\"M\"),\n */\n    Screen(\"Z\"),\n]",
            "let screens = [\n    Screen(\"A\"), /* ], /* nested */\n    Screen(\"M\"),\n */\n    Screen(\"M\"),\n    Screen(\"Z\"),\n]"
        ),
        InsertionSample(
            "an entry commented out",
            "let screens = [\n    Screen(\"A\"),\n    // Screen(\"M\"),\n]",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\"M\"),\n    // Screen(\"M\"),\n]"
        ),
        InsertionSample(
            "between an entry and its comma",
            "let screens = [\n    Screen(\"A\") /* a */,\n    Screen(\"Z\") /* z */,\n]",
            "let screens = [\n    Screen(\"A\") /* a */,\n    Screen(\"M\"),\n    Screen(\"Z\") /* z */,\n]"
        ),
        InsertionSample(
            "before an entry on its line",
            "let screens = [\n    /* 1 */ Screen(\"A\"),\n    /* 2 */ Screen(\"Z\"),\n]",
            "let screens = [\n    /* 1 */ Screen(\"A\"),\n    Screen(\"M\"),\n    /* 2 */ Screen(\"Z\"),\n]"
        ),
        InsertionSample(
            "in a list on one line",
            "let screens = [/* a */ Screen(\"A\"), /* z */ Screen(\"Z\") /* end */]",
            "let screens = [/* a */ Screen(\"A\"), Screen(\"M\"), /* z */ Screen(\"Z\") /* end */]"
        ),
    ]

    /// Lists with several entries on a line.
    static let sharedLines = [
        InsertionSample(
            "one line, in the middle",
            "let screens = [Screen(\"A\"), Screen(\"Z\")]",
            "let screens = [Screen(\"A\"), Screen(\"M\"), Screen(\"Z\")]"
        ),
        InsertionSample(
            "one line, first",
            "let screens = [ Screen(\"N\") ]",
            "let screens = [ Screen(\"M\"), Screen(\"N\") ]"
        ),
        InsertionSample(
            "one line, last",
            "let screens = [ Screen(\"A\") ]",
            "let screens = [ Screen(\"A\"), Screen(\"M\") ]"
        ),
        InsertionSample(
            "one line, last, after a comma",
            "let screens = [Screen(\"A\"),]",
            "let screens = [Screen(\"A\"), Screen(\"M\"),]"
        ),
        InsertionSample(
            "one line without blanks",
            "let screens=[Screen(\"A\"),Screen(\"Z\")]",
            "let screens=[Screen(\"A\"),Screen(\"M\"), Screen(\"Z\")]"
        ),
        InsertionSample(
            "two on each line",
            "let screens = [\n    Screen(\"A\"), Screen(\"Z\"),\n]",
            "let screens = [\n    Screen(\"A\"), Screen(\"M\"), Screen(\"Z\"),\n]"
        ),
    ]

    /// Lists without an entry.
    static let emptyLists = [
        InsertionSample("brackets", "let screens: [Screen] = []", "let screens: [Screen] = [Screen(\"M\")]"),
        InsertionSample(
            "brackets with a blank",
            "let screens: [Screen] = [ ]",
            "let screens: [Screen] = [ Screen(\"M\") ]"
        ),
        InsertionSample(
            "brackets with a comment",
            "let screens: [Screen] = [ /* none */ ]",
            "let screens: [Screen] = [ /* none */ Screen(\"M\") ]"
        ),
        InsertionSample(
            "brackets on two lines",
            "let screens: [Screen] = [\n]",
            "let screens: [Screen] = [\n    Screen(\"M\"),\n]"
        ),
        InsertionSample(
            "a comment line",
            "let screens: [Screen] = [\n    // one line each\n]",
            "let screens: [Screen] = [\n    // one line each\n    Screen(\"M\"),\n]"
        ),
        InsertionSample(
            "a comment behind the bracket",
            "let screens: [Screen] = [ // none\n]",
            "let screens: [Screen] = [ // none\n    Screen(\"M\"),\n]"
        ),
    ]

    /// Tabs, odd indentation, blank lines.
    static let blanks = [
        InsertionSample(
            "tabs",
            "let screens = [\n\tScreen(\"A\"),\n\tScreen(\"Z\"),\n]",
            "let screens = [\n\tScreen(\"A\"),\n\tScreen(\"M\"),\n\tScreen(\"Z\"),\n]"
        ),
        InsertionSample(
            "tabs elsewhere, an empty list",
            "let x = [\n\t1\n]\nlet screens: [Screen] = [\n]",
            "let x = [\n\t1\n]\nlet screens: [Screen] = [\n\tScreen(\"M\"),\n]"
        ),
        InsertionSample(
            "blank lines and blanks at line ends",
            "let screens = [\n\n  Screen(\"A\"),  \n \n  Screen(\"Z\"),\t\n\n]",
            "let screens = [\n\n  Screen(\"A\"),  \n  Screen(\"M\"),\n \n  Screen(\"Z\"),\t\n\n]"
        ),
    ]

    /// Line ends of other systems, in text that begins with a mark or ends without a line end.
    static let lineEnds = [
        InsertionSample(
            "CRLF",
            "let screens = [\r\n    Screen(\"A\"),\r\n    Screen(\"Z\"),\r\n]\r\n",
            "let screens = [\r\n    Screen(\"A\"),\r\n    Screen(\"M\"),\r\n    Screen(\"Z\"),\r\n]\r\n"
        ),
        InsertionSample(
            "CRLF, no comma, last",
            "let screens = [\r\n    Screen(\"A\") // a\r\n]",
            "let screens = [\r\n    Screen(\"A\"), // a\r\n    Screen(\"M\")\r\n]"
        ),
        InsertionSample(
            "CRLF, an empty list",
            "let screens: [Screen] = [\r\n]\r\n",
            "let screens: [Screen] = [\r\n    Screen(\"M\"),\r\n]\r\n"
        ),
        InsertionSample(
            "CRLF, the bracket on the last entry's line",
            "let screens = [Screen(\"A\"),\r\n               Screen(\"B\")]",
            "let screens = [Screen(\"A\"),\r\n               Screen(\"B\"),\r\n               Screen(\"M\")]"
        ),
        InsertionSample(
            "mixed",
            "let x = 1\nlet screens = [\r\n    Screen(\"A\"),\r\n    Screen(\"Z\"),\n]\n",
            "let x = 1\nlet screens = [\r\n    Screen(\"A\"),\r\n    Screen(\"M\"),\r\n    Screen(\"Z\"),\n]\n"
        ),
        InsertionSample(
            "letters of more than one byte, and decomposed ones",
            "// é e\u{301} 👩‍👩‍👧 \u{2028}\nlet screens = [\n    Screen(\"É\"),  // é\n    Screen(\"Ü\"),\n]",
            "// é e\u{301} 👩‍👩‍👧 \u{2028}\nlet screens = [\n    Screen(\"M\"),\n    Screen(\"É\"),  // é\n    Screen(\"Ü\"),\n]"
        ),
        InsertionSample(
            "a byte order mark",
            "\u{FEFF}let screens = [\n    Screen(\"A\"),\n]",
            "\u{FEFF}let screens = [\n    Screen(\"A\"),\n    Screen(\"M\"),\n]"
        ),
    ]

    /// Lists in the user's own order.
    static let orders = [
        InsertionSample(
            "after the last that sorts before it",
            "let screens = [\n    Screen(\"Z\"),\n    Screen(\"B\"),\n    Screen(\"A\"),\n    Screen(\"N\"),\n]",
            "let screens = [\n    Screen(\"Z\"),\n    Screen(\"B\"),\n    Screen(\"A\"),\n    Screen(\"M\"),\n    Screen(\"N\"),\n]"
        ),
        InsertionSample(
            "first, where none sorts before it",
            "let screens = [\n    Screen(\"Z\"),\n    Screen(\"N\"),\n]",
            "let screens = [\n    Screen(\"M\"),\n    Screen(\"Z\"),\n    Screen(\"N\"),\n]"
        ),
        InsertionSample(
            "without regard to case",
            "let screens = [\n    Screen(\"l\"),\n    Screen(\"n\"),\n    Screen(\"Z\"),\n]",
            "let screens = [\n    Screen(\"l\"),\n    Screen(\"M\"),\n    Screen(\"n\"),\n    Screen(\"Z\"),\n]"
        ),
    ]
}

extension ListSample {
    /// Lists in every layout, before and after the insertion.
    static let insertions: [ListSample] =
        ownLines + ends + comments + sharedLines + emptyLists + blanks + lineEnds + orders

    /// Lists with an entry a line.
    static let ownLines = [
        ListSample(
            "in the middle",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\"Z\"),\n]\n",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\"M\"),\n    Screen(\"Z\"),\n]\n"
        ),
        ListSample(
            "first",
            "let screens = [\n    Screen(\"N\"),\n]\n",
            "let screens = [\n    Screen(\"M\"),\n    Screen(\"N\"),\n]\n"
        ),
        ListSample(
            "last",
            "let screens = [\n    Screen(\"A\"),\n]\n",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\"M\"),\n]\n"
        ),
        ListSample(
            "entries over several lines, with needs",
            "let screens = [\n  Screen(\n    \"A\",\n    needs: [\n      \"Z\"\n    ]\n  ),\n  Screen(\n    \"Z\"\n  ),\n]",
            "let screens = [\n  Screen(\n    \"A\",\n    needs: [\n      \"Z\"\n    ]\n  ),\n  Screen(\"M\"),\n  Screen(\n    \"Z\"\n  ),\n]"
        ),
        ListSample(
            "a typed list, a variable, more arguments",
            "var screens: [Screen] = [\n    Screen(\"A\", owner: .me) { _ in },\n]",
            "var screens: [Screen] = [\n    Screen(\"A\", owner: .me) { _ in },\n    Screen(\"M\"),\n]"
        ),
        ListSample(
            "a list inside another declaration is not the list",
            "func f() { let screens = [Screen(\"A\")] }\nlet screens = [\n]\n",
            "func f() { let screens = [Screen(\"A\")] }\nlet screens = [\n    Screen(\"M\"),\n]\n"
        ),
    ]

    /// Lists whose last entry has no comma, or no line of its own.
    static let ends = [
        ListSample(
            "no comma at the end",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\"B\")\n]",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\"B\"),\n    Screen(\"M\")\n]"
        ),
        ListSample(
            "no comma, a comment behind the last",
            "let screens = [\n    Screen(\"B\") /* b */  // bee\n    // the end\n]",
            "let screens = [\n    Screen(\"B\"), /* b */  // bee\n    Screen(\"M\")\n    // the end\n]"
        ),
        ListSample(
            "no comma, inserted before the last",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\"Z\")\n]",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\"M\"),\n    Screen(\"Z\")\n]"
        ),
        ListSample(
            "the bracket on the last entry's line",
            "let screens = [Screen(\"A\"),\n               Screen(\"B\")]",
            "let screens = [Screen(\"A\"),\n               Screen(\"B\"),\n               Screen(\"M\")]"
        ),
        ListSample(
            "the bracket on the last entry's line, after a comma and a comment",
            "let screens = [\n  Screen(\"A\"),\n  Screen(\"B\"), /* b */ ]",
            "let screens = [\n  Screen(\"A\"),\n  Screen(\"B\"), /* b */\n  Screen(\"M\"), ]"
        ),
        ListSample(
            "the bracket on the last entry's line, after a comment",
            "let screens = [\n  Screen(\"B\") /* b */]",
            "let screens = [\n  Screen(\"B\"), /* b */\n  Screen(\"M\")]"
        ),
        ListSample(
            "the first entry on the opening bracket's line",
            "let screens = [Screen(\"N\"),\n               Screen(\"Z\")]",
            "let screens = [Screen(\"M\"),\n               Screen(\"N\"),\n               Screen(\"Z\")]"
        ),
        ListSample(
            "one entry on the opening bracket's line",
            "    let screens = [Screen(\"A\")\n    ]",
            "    let screens = [Screen(\"A\"),\n        Screen(\"M\")\n    ]"
        ),
        ListSample(
            "commas that begin lines",
            "let screens = [\n      Screen(\"A\")\n    , Screen(\"Z\")\n]",
            "let screens = [\n      Screen(\"A\")\n    , Screen(\"M\"), Screen(\"Z\")\n]"
        ),
    ]

    /// Lists with comments, which stay with the entry that they are about.
    static let comments = [
        ListSample(
            "behind entries and above them",
            "let screens = [\n    Screen(\"A\"),  // about A\n    // about Z\n    Screen(\"Z\"),\n]",
            "let screens = [\n    Screen(\"A\"),  // about A\n    Screen(\"M\"),\n    // about Z\n    Screen(\"Z\"),\n]"
        ),
        ListSample(
            "above the first, which keeps it",
            "let screens = [  // all\n    // about N\n    Screen(\"N\"),\n]",
            "let screens = [  // all\n    Screen(\"M\"),\n    // about N\n    Screen(\"N\"),\n]"
        ),
        ListSample(
            "above them all, set off by a blank line",
            "let screens = [\n    // Keep this short.\n\n    Screen(\"N\"),\n]",
            "let screens = [\n    // Keep this short.\n\n    Screen(\"M\"),\n    Screen(\"N\"),\n]"
        ),
        ListSample(
            "over several lines, with a bracket, a comma and a list in it",
            "let screens = [\n    Screen(\"A\"), /* ], /* nested */\n    Screen(\"M\"),\n */\n    Screen(\"Z\"),\n]",
            "let screens = [\n    Screen(\"A\"), /* ], /* nested */\n    Screen(\"M\"),\n */\n    Screen(\"M\"),\n    Screen(\"Z\"),\n]"
        ),
        ListSample(
            "an entry commented out",
            "let screens = [\n    Screen(\"A\"),\n    // Screen(\"M\"),\n]",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\"M\"),\n    // Screen(\"M\"),\n]"
        ),
        ListSample(
            "between an entry and its comma",
            "let screens = [\n    Screen(\"A\") /* a */,\n    Screen(\"Z\") /* z */,\n]",
            "let screens = [\n    Screen(\"A\") /* a */,\n    Screen(\"M\"),\n    Screen(\"Z\") /* z */,\n]"
        ),
        ListSample(
            "before an entry on its line",
            "let screens = [\n    /* 1 */ Screen(\"A\"),\n    /* 2 */ Screen(\"Z\"),\n]",
            "let screens = [\n    /* 1 */ Screen(\"A\"),\n    Screen(\"M\"),\n    /* 2 */ Screen(\"Z\"),\n]"
        ),
        ListSample(
            "in a list on one line",
            "let screens = [/* a */ Screen(\"A\"), /* z */ Screen(\"Z\") /* end */]",
            "let screens = [/* a */ Screen(\"A\"), Screen(\"M\"), /* z */ Screen(\"Z\") /* end */]"
        ),
    ]

    /// Lists with several entries on a line.
    static let sharedLines = [
        ListSample(
            "one line, in the middle",
            "let screens = [Screen(\"A\"), Screen(\"Z\")]",
            "let screens = [Screen(\"A\"), Screen(\"M\"), Screen(\"Z\")]"
        ),
        ListSample(
            "one line, first",
            "let screens = [ Screen(\"N\") ]",
            "let screens = [ Screen(\"M\"), Screen(\"N\") ]"
        ),
        ListSample(
            "one line, last",
            "let screens = [ Screen(\"A\") ]",
            "let screens = [ Screen(\"A\"), Screen(\"M\") ]"
        ),
        ListSample(
            "one line, last, after a comma",
            "let screens = [Screen(\"A\"),]",
            "let screens = [Screen(\"A\"), Screen(\"M\"),]"
        ),
        ListSample(
            "one line without blanks",
            "let screens=[Screen(\"A\"),Screen(\"Z\")]",
            "let screens=[Screen(\"A\"),Screen(\"M\"), Screen(\"Z\")]"
        ),
        ListSample(
            "two on each line",
            "let screens = [\n    Screen(\"A\"), Screen(\"Z\"),\n]",
            "let screens = [\n    Screen(\"A\"), Screen(\"M\"), Screen(\"Z\"),\n]"
        ),
    ]

    /// Lists without an entry.
    static let emptyLists = [
        ListSample("brackets", "let screens: [Screen] = []", "let screens: [Screen] = [Screen(\"M\")]"),
        ListSample(
            "brackets with a blank",
            "let screens: [Screen] = [ ]",
            "let screens: [Screen] = [ Screen(\"M\") ]"
        ),
        ListSample(
            "brackets with a comment",
            "let screens: [Screen] = [ /* none */ ]",
            "let screens: [Screen] = [ /* none */ Screen(\"M\") ]"
        ),
        ListSample(
            "brackets on two lines",
            "let screens: [Screen] = [\n]",
            "let screens: [Screen] = [\n    Screen(\"M\"),\n]"
        ),
        ListSample(
            "a comment line",
            "let screens: [Screen] = [\n    // one line each\n]",
            "let screens: [Screen] = [\n    // one line each\n    Screen(\"M\"),\n]"
        ),
        ListSample(
            "a comment behind the bracket",
            "let screens: [Screen] = [ // none\n]",
            "let screens: [Screen] = [ // none\n    Screen(\"M\"),\n]"
        ),
    ]

    /// Tabs, odd indentation, blank lines.
    static let blanks = [
        ListSample(
            "tabs",
            "let screens = [\n\tScreen(\"A\"),\n\tScreen(\"Z\"),\n]",
            "let screens = [\n\tScreen(\"A\"),\n\tScreen(\"M\"),\n\tScreen(\"Z\"),\n]"
        ),
        ListSample(
            "tabs elsewhere, an empty list",
            "let x = [\n\t1\n]\nlet screens: [Screen] = [\n]",
            "let x = [\n\t1\n]\nlet screens: [Screen] = [\n\tScreen(\"M\"),\n]"
        ),
        ListSample(
            "blank lines and blanks at line ends",
            "let screens = [\n\n  Screen(\"A\"),  \n \n  Screen(\"Z\"),\t\n\n]",
            "let screens = [\n\n  Screen(\"A\"),  \n  Screen(\"M\"),\n \n  Screen(\"Z\"),\t\n\n]"
        ),
    ]

    /// Line ends of other systems, in text that begins with a mark or ends without a line end.
    static let lineEnds = [
        ListSample(
            "CRLF",
            "let screens = [\r\n    Screen(\"A\"),\r\n    Screen(\"Z\"),\r\n]\r\n",
            "let screens = [\r\n    Screen(\"A\"),\r\n    Screen(\"M\"),\r\n    Screen(\"Z\"),\r\n]\r\n"
        ),
        ListSample(
            "CRLF, no comma, last",
            "let screens = [\r\n    Screen(\"A\") // a\r\n]",
            "let screens = [\r\n    Screen(\"A\"), // a\r\n    Screen(\"M\")\r\n]"
        ),
        ListSample(
            "CRLF, an empty list",
            "let screens: [Screen] = [\r\n]\r\n",
            "let screens: [Screen] = [\r\n    Screen(\"M\"),\r\n]\r\n"
        ),
        ListSample(
            "CRLF, the bracket on the last entry's line",
            "let screens = [Screen(\"A\"),\r\n               Screen(\"B\")]",
            "let screens = [Screen(\"A\"),\r\n               Screen(\"B\"),\r\n               Screen(\"M\")]"
        ),
        ListSample(
            "mixed",
            "let x = 1\nlet screens = [\r\n    Screen(\"A\"),\r\n    Screen(\"Z\"),\n]\n",
            "let x = 1\nlet screens = [\r\n    Screen(\"A\"),\r\n    Screen(\"M\"),\r\n    Screen(\"Z\"),\n]\n"
        ),
        ListSample(
            "letters of more than one byte, and decomposed ones",
            "// é e\u{301} 👩‍👩‍👧 \u{2028}\nlet screens = [\n    Screen(\"É\"),  // é\n    Screen(\"Ü\"),\n]",
            "// é e\u{301} 👩‍👩‍👧 \u{2028}\nlet screens = [\n    Screen(\"M\"),\n    Screen(\"É\"),  // é\n    Screen(\"Ü\"),\n]"
        ),
        ListSample(
            "a byte order mark",
            "\u{FEFF}let screens = [\n    Screen(\"A\"),\n]",
            "\u{FEFF}let screens = [\n    Screen(\"A\"),\n    Screen(\"M\"),\n]"
        ),
    ]

    /// Lists in the user's own order.
    static let orders = [
        ListSample(
            "after the last that sorts before it",
            "let screens = [\n    Screen(\"Z\"),\n    Screen(\"B\"),\n    Screen(\"A\"),\n    Screen(\"N\"),\n]",
            "let screens = [\n    Screen(\"Z\"),\n    Screen(\"B\"),\n    Screen(\"A\"),\n    Screen(\"M\"),\n    Screen(\"N\"),\n]"
        ),
        ListSample(
            "first, where none sorts before it",
            "let screens = [\n    Screen(\"Z\"),\n    Screen(\"N\"),\n]",
            "let screens = [\n    Screen(\"M\"),\n    Screen(\"Z\"),\n    Screen(\"N\"),\n]"
        ),
        ListSample(
            "without regard to case",
            "let screens = [\n    Screen(\"l\"),\n    Screen(\"n\"),\n    Screen(\"Z\"),\n]",
            "let screens = [\n    Screen(\"l\"),\n    Screen(\"M\"),\n    Screen(\"n\"),\n    Screen(\"Z\"),\n]"
        ),
    ]
}

/// What someone wants of the list, so that they can be told how to do it by hand.
enum ScreenTask {
    case reading
    case insertion([ScreenEntry])
    case removal(String)

    /// What to do by hand in a file that has the list, or in one that has none.
    func byHand(inList hasList: Bool) -> String {
        switch self {
        case .reading:
            "Write 'let screens = [' and below it, for each screen, a line such as 'Screen(\"Photos\"),'."
        case .insertion(let entries) where hasList:
            "Nothing was changed. Add to the array 'screens' by hand:\n" + Self.lines(entries)
        case .insertion(let entries):
            "Nothing was changed. Add by hand, and add 'screens.flatMap(\\.targets)' to the package's targets:\n"
                + "let screens = [\n" + Self.lines(entries) + "\n]"
        case .removal(let name):
            "Nothing was changed. Delete 'Screen(\"\(name)\")' from the array 'screens' by hand."
        }
    }

    private static func lines(_ entries: [ScreenEntry]) -> String {
        entries.map { "    " + $0.source + "," }.joined(separator: "\n")
    }
}

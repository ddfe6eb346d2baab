extension Headless {
    static var surroundings = Surroundings()

    /// The schemes of links, such as `https`, that some other app opens; none at first.
    public static var openableSchemes: Set<String> {
        get { surroundings.openableSchemes }
        set { surroundings.openableSchemes = newValue }
    }

    /// The links that the app asked others to open, in order, whether something opened them or not.
    public static var openedURLs: [URL] { surroundings.openedURLs }

    /// What the server of remote notifications gives to an app that registers; nil refuses.
    public static var deviceToken: Data? {
        get { surroundings.deviceToken }
        set { surroundings.deviceToken = newValue }
    }

    /// Takes note that the app asks to open `url`; says whether something opens it.
    static func openOutside(_ url: URL) -> Bool {
        surroundings.openedURLs.append(url)
        return url.scheme.map(openableSchemes.contains) ?? false
    }
}

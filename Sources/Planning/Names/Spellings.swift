/// Words whose capitals are a matter of fact.
enum Spellings {
    /// Words that begin small or have a capital inside.
    static let brands = [
        "iPhone", "iPad", "iPod", "iMac", "iCloud", "iTunes", "iMessage", "iOS", "macOS", "tvOS", "watchOS", "visionOS",
        "eBook", "eMail", "eCommerce", "YouTube", "GitHub", "GitLab", "JavaScript", "PayPal", "LinkedIn", "WiFi",
    ]

    /// Short words that people read letter by letter, and type small.
    static let acronyms: Set<String> = [
        "api", "atm", "cd", "cpu", "crm", "css", "csv", "dns", "dvd", "faq", "gif", "gps", "gpu", "html", "http",
        "https",
        "id", "ip", "isbn", "json", "nfc", "ocr", "pdf", "pin", "png", "qr", "rss", "sdk", "sms", "sql", "ssh", "svg",
        "tv", "uri", "url", "usb", "uuid", "vat", "vip", "vpn", "xml", "zip",
    ]

    /// `URL` for `url`, `URLs` for `urls`; nil for what is no acronym or was typed with capitals.
    static func acronym(_ typed: String) -> String? {
        if acronyms.contains(typed) { return typed.uppercased() }
        guard typed.hasSuffix("s"), acronyms.contains(String(typed.dropLast())) else { return nil }
        return typed.dropLast().uppercased() + "s"
    }

    /// `iPads` for `IPads`; nil for what is no such word. Typed all small, it is not known for one.
    static func brand(_ typed: String) -> String? {
        guard let letter = firstLetters[typed.prefix(1).lowercased() + typed.dropFirst()] else { return nil }
        return letter + typed.dropFirst()
    }

    /// How each brand, and many of each, begins, by its spelling with a small first letter.
    private static let firstLetters = Dictionary(
        brands.flatMap { brand in
            let small = brand.prefix(1).lowercased() + brand.dropFirst()
            return [(small, String(brand.prefix(1))), (small + "s", String(brand.prefix(1)))]
        },
        uniquingKeysWith: { first, _ in first }
    )
}

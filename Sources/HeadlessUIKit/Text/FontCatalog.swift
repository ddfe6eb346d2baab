/// The fonts that a device comes with, by name, and the font objects made so far.
final class FontCatalog: @unchecked Sendable {
    static let shared = FontCatalog()

    private struct Request: Hashable {
        let face: FontFace
        let size: CGFloat
        let style: UIFont.TextStyle?
    }

    private let lock = NSLock()
    private var made: [Request: UIFont] = [:]

    /// The one font of this face and size.
    func font(_ face: FontFace, size: CGFloat, style: UIFont.TextStyle? = nil) -> UIFont {
        let request = Request(face: face, size: size, style: style)
        return lock.withLock {
            if let font = made[request] { return font }
            let font = UIFont(face: face, size: size, style: style)
            made[request] = font
            return font
        }
    }

    /// The face that is called `name`, or is the plain face of the family called `name`.
    static func face(named name: String) -> FontFace? {
        let systemFace = UIFont.Weight.all.lazy
            .flatMap { weight in [false, true].map { FontFace(weight: weight, isItalic: $0) } }
            .first { $0.fontName == name }
        if let systemFace { return systemFace }
        for (family, faces) in families where family == name || faces.contains(name) {
            let face = faces.contains(name) ? name : faces[0]
            return FontFace(
                design: .named(family: family, face: face),
                weight: UIFont.Weight(faceName: face),
                isItalic: face.contains("Italic") || face.contains("Oblique")
            )
        }
        return nil
    }

    /// The families in order, each with its faces, the plain face first.
    static let families: KeyValuePairs<String, [String]> = [
        "Academy Engraved LET": ["AcademyEngravedLetPlain"],
        "American Typewriter": ["AmericanTypewriter", "AmericanTypewriter-Bold", "AmericanTypewriter-Light"],
        "Arial": ["ArialMT", "Arial-BoldMT", "Arial-ItalicMT", "Arial-BoldItalicMT"],
        "Arial Rounded MT Bold": ["ArialRoundedMTBold"],
        "Avenir": [
            "Avenir-Roman", "Avenir-Light", "Avenir-Book", "Avenir-Medium", "Avenir-Heavy", "Avenir-Black",
            "Avenir-Oblique", "Avenir-BookOblique", "Avenir-LightOblique", "Avenir-MediumOblique",
            "Avenir-HeavyOblique", "Avenir-BlackOblique",
        ],
        "Avenir Next": [
            "AvenirNext-Regular", "AvenirNext-UltraLight", "AvenirNext-Medium", "AvenirNext-DemiBold",
            "AvenirNext-Bold", "AvenirNext-Heavy", "AvenirNext-Italic", "AvenirNext-MediumItalic",
            "AvenirNext-DemiBoldItalic", "AvenirNext-BoldItalic",
        ],
        "Avenir Next Condensed": [
            "AvenirNextCondensed-Regular", "AvenirNextCondensed-UltraLight", "AvenirNextCondensed-Medium",
            "AvenirNextCondensed-DemiBold", "AvenirNextCondensed-Bold", "AvenirNextCondensed-Heavy",
            "AvenirNextCondensed-Italic", "AvenirNextCondensed-UltraLightItalic",
            "AvenirNextCondensed-MediumItalic", "AvenirNextCondensed-DemiBoldItalic",
            "AvenirNextCondensed-BoldItalic", "AvenirNextCondensed-HeavyItalic",
        ],
        "Baskerville": ["Baskerville", "Baskerville-SemiBold", "Baskerville-Bold", "Baskerville-Italic"],
        "Bodoni 72": ["BodoniSvtyTwoITCTT-Book", "BodoniSvtyTwoITCTT-Bold", "BodoniSvtyTwoITCTT-BookIta"],
        "Bradley Hand": ["BradleyHandITCTT-Bold"],
        "Chalkboard SE": ["ChalkboardSE-Regular", "ChalkboardSE-Light", "ChalkboardSE-Bold"],
        "Chalkduster": ["Chalkduster"],
        "Cochin": ["Cochin", "Cochin-Bold", "Cochin-Italic", "Cochin-BoldItalic"],
        "Copperplate": ["Copperplate", "Copperplate-Light", "Copperplate-Bold"],
        "Courier": ["Courier", "Courier-Bold", "Courier-Oblique", "Courier-BoldOblique"],
        "Courier New": [
            "CourierNewPSMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT", "CourierNewPS-BoldItalicMT",
        ],
        "DIN Alternate": ["DINAlternate-Bold"],
        "DIN Condensed": ["DINCondensed-Bold"],
        "Didot": ["Didot", "Didot-Bold", "Didot-Italic"],
        "Futura": ["Futura-Medium", "Futura-Bold", "Futura-MediumItalic", "Futura-CondensedMedium"],
        "Georgia": ["Georgia", "Georgia-Bold", "Georgia-Italic", "Georgia-BoldItalic"],
        "Gill Sans": [
            "GillSans", "GillSans-Light", "GillSans-SemiBold", "GillSans-Bold", "GillSans-Italic",
            "GillSans-BoldItalic",
        ],
        "Helvetica": [
            "Helvetica", "Helvetica-Light", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique",
        ],
        "Helvetica Neue": [
            "HelveticaNeue", "HelveticaNeue-UltraLight", "HelveticaNeue-Thin", "HelveticaNeue-Light",
            "HelveticaNeue-Medium", "HelveticaNeue-Bold", "HelveticaNeue-Italic", "HelveticaNeue-LightItalic",
            "HelveticaNeue-MediumItalic", "HelveticaNeue-BoldItalic", "HelveticaNeue-CondensedBold",
        ],
        "Hoefler Text": ["HoeflerText-Regular", "HoeflerText-Black", "HoeflerText-Italic"],
        "Marker Felt": ["MarkerFelt-Thin", "MarkerFelt-Wide"],
        "Menlo": ["Menlo-Regular", "Menlo-Bold", "Menlo-Italic", "Menlo-BoldItalic"],
        "Noteworthy": ["Noteworthy-Light", "Noteworthy-Bold"],
        "Optima": ["Optima-Regular", "Optima-Bold", "Optima-Italic", "Optima-BoldItalic"],
        "Palatino": ["Palatino-Roman", "Palatino-Bold", "Palatino-Italic", "Palatino-BoldItalic"],
        "Papyrus": ["Papyrus", "Papyrus-Condensed"],
        "Party LET": ["PartyLetPlain"],
        "Savoye LET": ["SavoyeLetPlain"],
        "Snell Roundhand": ["SnellRoundhand", "SnellRoundhand-Bold", "SnellRoundhand-Black"],
        "Times New Roman": [
            "TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT",
            "TimesNewRomanPS-BoldItalicMT",
        ],
        "Trebuchet MS": ["TrebuchetMS", "TrebuchetMS-Bold", "TrebuchetMS-Italic", "Trebuchet-BoldItalic"],
        "Verdana": ["Verdana", "Verdana-Bold", "Verdana-Italic", "Verdana-BoldItalic"],
        "Zapf Dingbats": ["ZapfDingbatsITC"],
        "Zapfino": ["Zapfino"],
    ]
}

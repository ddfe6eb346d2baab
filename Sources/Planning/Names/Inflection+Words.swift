/// The words that follow no rule, and the endings that do.
extension Inflection {
    /// Irregular words, for one and for many.
    private static let irregulars = [
        ("ox", "oxen"), ("die", "dice"), ("life", "lives"), ("elf", "elves"), ("loaf", "loaves"), ("thief", "thieves"),
        ("calf", "calves"), ("scarf", "scarves"), ("hoof", "hooves"), ("sheaf", "sheaves"),
        ("criterion", "criteria"), ("phenomenon", "phenomena"), ("curriculum", "curricula"), ("appendix", "appendices"),
        ("alumnus", "alumni"), ("cactus", "cacti"), ("fungus", "fungi"), ("nucleus", "nuclei"), ("radius", "radii"),
        ("stimulus", "stimuli"), ("focus", "foci"), ("syllabus", "syllabi"),
        ("hero", "heroes"), ("potato", "potatoes"), ("tomato", "tomatoes"), ("echo", "echoes"), ("veto", "vetoes"),
        ("torpedo", "torpedoes"), ("mosquito", "mosquitoes"), ("embargo", "embargoes"),
        ("toe", "toes"), ("canoe", "canoes"), ("oboe", "oboes"), ("foe", "foes"), ("floe", "floes"), ("hoe", "hoes"),
        ("stomach", "stomachs"), ("monarch", "monarchs"), ("epoch", "epochs"), ("patriarch", "patriarchs"),
        ("headache", "headaches"), ("niche", "niches"), ("quiche", "quiches"), ("avalanche", "avalanches"),
        ("movie", "movies"), ("cookie", "cookies"), ("calorie", "calories"), ("zombie", "zombies"), ("genie", "genies"),
        ("rookie", "rookies"), ("selfie", "selfies"), ("prairie", "prairies"), ("brownie", "brownies"),
        ("hoodie", "hoodies"), ("smoothie", "smoothies"), ("birdie", "birdies"), ("newbie", "newbies"),
        ("foodie", "foodies"), ("pie", "pies"), ("tie", "ties"), ("lie", "lies"), ("goalie", "goalies"),
        ("sortie", "sorties"),
        ("guru", "gurus"), ("emu", "emus"), ("haiku", "haikus"), ("tutu", "tutus"), ("taxi", "taxis"), ("ski", "skis"),
        ("kiwi", "kiwis"), ("bikini", "bikinis"), ("safari", "safaris"), ("alibi", "alibis"), ("emoji", "emojis"),
        ("wiki", "wikis"), ("martini", "martinis"),
        ("excuse", "excuses"), ("use", "uses"), ("muse", "muses"), ("fuse", "fuses"), ("ruse", "ruses"),
        ("alias", "aliases"), ("atlas", "atlases"), ("bias", "biases"), ("gas", "gases"), ("christmas", "christmases"),
        ("iris", "irises"), ("trellis", "trellises"), ("diagnosis", "diagnoses"), ("prognosis", "prognoses"),
        ("neurosis", "neuroses"), ("crisis", "crises"), ("oasis", "oases"), ("axis", "axes"), ("synopsis", "synopses"),
        ("ellipsis", "ellipses"), ("emphasis", "emphases"), ("basis", "bases"),
        ("human", "humans"), ("german", "germans"), ("roman", "romans"), ("ottoman", "ottomans"),
        ("shaman", "shamans"), ("caiman", "caimans"), ("talisman", "talismans"),
    ]

    /// Irregular words that other words end in: `salesperson`, `bookshelf`.
    private static let compounding = [
        ("person", "people"), ("child", "children"), ("man", "men"), ("foot", "feet"), ("tooth", "teeth"),
        ("goose", "geese"), ("mouse", "mice"), ("wife", "wives"), ("wolf", "wolves"), ("knife", "knives"),
        ("shelf", "shelves"), ("leaf", "leaves"), ("self", "selves"), ("half", "halves"), ("shoe", "shoes"),
        ("quiz", "quizzes"), ("index", "indices"), ("vertex", "vertices"), ("matrix", "matrices"), ("cache", "caches"),
        ("lens", "lenses"), ("canvas", "canvases"), ("menu", "menus"),
    ]

    /// What `bases` is to a programmer.
    private static let preferredSingulars = ["bases": "base"]

    /// Many of each irregular word.
    static let plurals = Dictionary(uniqueKeysWithValues: irregulars)

    /// One of each irregular word.
    static let singulars = preferredSingulars.merging(irregulars.map { ($1, $0) }) { preferred, _ in preferred }

    /// Many of each word that others end in.
    static let compoundPlurals = Dictionary(uniqueKeysWithValues: compounding)

    /// One of each word that others end in.
    static let compoundSingulars = Dictionary(uniqueKeysWithValues: compounding.map { ($1, $0) })

    /// Words that are the same for one and many, or cannot be counted.
    static let uncountables: Set<String> = [
        "news", "series", "species", "sheep", "deer", "salmon", "aircraft", "spacecraft", "headquarters", "means",
        "settings", "equipment", "information", "feedback", "music", "money", "software", "hardware", "furniture",
        "luggage", "traffic", "weather", "homework", "knowledge", "advice", "rice", "chess", "analytics",
        "mathematics", "physics", "politics", "economics", "athletics", "gymnastics", "logistics",
    ]

    /// Uncountable words that other words end in: `metadata`, `jellyfish`.
    static let uncountableEndings = ["data", "media", "fish"]

    /// Words for one whose ending could mark many.
    static let singularWords: Set<String> = [
        "omen", "abdomen", "specimen", "regimen", "acumen", "lumen", "stamen",
        "alias", "atlas", "bias", "gas", "christmas", "chaos", "cosmos",
    ]

    /// Endings in `s` of words for one.
    static let singularEndingsInS = ["ss", "us", "is", "lens", "canvas"]

    /// How the ending of many becomes the ending of one; the first that fits decides.
    static let singularEndings = [
        (many: "ies", one: "y"), ("sses", "ss"), ("shes", "sh"), ("ches", "ch"), ("xes", "x"), ("tzes", "tz"),
        ("zzes", "zz"), ("oes", "o"), ("yses", "ysis"), ("theses", "thesis"), ("ouses", "ouse"), ("auses", "ause"),
        ("uses", "us"), ("s", ""),
    ]
}

extension ImageSource {
    /// The picture called `name` in a bundle, with or without its extension.
    init?(named name: String, in bundle: Bundle) {
        let given = (name as NSString).pathExtension
        let base = given.isEmpty ? name : (name as NSString).deletingPathExtension
        for suffix in ["@3x", "@2x", ""] {
            for type in given.isEmpty ? ["png", "jpg", "jpeg", "gif"] : [given] {
                guard let path = bundle.path(forResource: base + suffix, ofType: type),
                    let data = FileManager.default.contents(atPath: path),
                    let read = ImageSource(data: data, scale: Self.scale(ofFileNamed: path))
                else { continue }
                self = read
                origin = .named(name)
                return
            }
        }
        return nil
    }

    /// The symbol called `name`, as wide and high as its font.
    init?(symbol name: String, _ values: SymbolValues?) {
        let allowed = name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == ".") }
        guard !name.isEmpty, allowed, !name.hasPrefix("."), !name.hasSuffix(".") else { return nil }
        origin = .symbol(name)
        scale = 3
        symbol = values ?? SymbolValues()
        size = symbol.size
    }

    /// The picture in bytes, where they can be read.
    init?(data: Data, scale: CGFloat) {
        guard let header = ImageHeader(data), scale > 0 else { return nil }
        origin = .data(data)
        size = CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
        self.scale = scale
    }

    /// The scale that a file's name tells: `star@2x.png` has 2.
    static func scale(ofFileNamed path: String) -> CGFloat {
        let base = (path as NSString).deletingPathExtension
        return base.hasSuffix("@3x") ? 3 : base.hasSuffix("@2x") ? 2 : 1
    }
}

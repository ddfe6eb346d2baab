#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Numbers as the archives write them.
enum LegacyNumbers {
    /// The numbers in a text such as `{{0, 20}, {320, 460}}`.
    static func list(_ text: String) -> [String] {
        text.split { "{}, \0\n\t".contains($0) }.map(String.init).filter { Double(xib: $0) != nil }
    }

    /// The numbers in bytes that hold their digits.
    static func list(encoded: String) -> [String] {
        guard let data = Data(unpadded: encoded), let text = String(data: data, encoding: .utf8) else { return [] }
        return list(text)
    }
}

extension Data {
    /// Decodes base 64 whose padding has been left out.
    init?(unpadded text: String) {
        var letters = text.filter { !$0.isWhitespace && $0 != "=" }
        // Interface Builder ends some numbers with a letter that stands for no whole byte.
        if letters.count % 4 == 1 { letters.removeLast() }
        self.init(base64Encoded: letters + String(repeating: "=", count: (4 - letters.count % 4) % 4))
    }
}

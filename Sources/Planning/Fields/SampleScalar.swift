/// One plain value of a sample.
struct SampleScalar {
    private let field: Field
    private let type: ScalarType
    private let index: Int

    /// The value of `field` with the number `index`.
    init(_ field: Field, _ type: ScalarType, at index: Int) {
        self.field = field
        self.type = type
        self.index = index
    }

    /// The value as Swift.
    var swift: String {
        switch type {
        case .string: "\"\(SampleText(field).ordinal(at: index))\""
        case .int, .double, .bool, .decimal: json
        case .date: "Date(timeIntervalSince1970: \(SampleDate(index).grouped))"
        case .url: "URL(string: \(json))" + (field.isOptional && !field.isList ? "" : " ?? URL(filePath: \"/\")")
        case .uuid: "UUID(uuid: (\(uuidBytes.map(String.init).joined(separator: ", "))))"
        case .data: "Data([\(bytes.map(String.init).joined(separator: ", "))])"
        }
    }

    /// The value as JSON.
    var json: String {
        switch type {
        case .string: "\"\(text)\""
        case .int: field.isID ? "\(index + 1)" : "\(index * 7 + 12)"
        case .double: "\(Double(index) + 0.5)"
        case .bool: index % 2 == 0 ? "true" : "false"
        case .date: "\"\(SampleDate(index).iso8601)\""
        case .url: "\"\(text)\""
        case .uuid: "\"\(uuidText)\""
        case .decimal: "\(Double(index * 2) + 9.5)"
        case .data: "\"\(base64)\""
        }
    }

    /// The text, or the link.
    var text: String {
        let words = SampleText(field)
        return type == .url ? "https://example.\(domain)/\(words.slug)/\(index + 1)" : words.text(at: index)
    }

    // Of a link, a screen shows no more than the host.
    private var domain: String { ["com", "org", "net"][index % 3] }

    /// The date as the seconds since 2001.
    var secondsSince2001: Double { Double(SampleDate(index).seconds - 978_307_200) }

    /// The index, counted from 1, in the last bytes.
    var uuidBytes: [UInt8] {
        (0..<16).reversed().map { position in
            position < 4 ? UInt8(truncatingIfNeeded: (index + 1) >> (position * 8)) : 0
        }
    }

    private var uuidText: String {
        let digits = uuidBytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
        let groups = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16]
        return groups.map { digits[$0].joined() }.joined(separator: "-")
    }

    /// The index, counted from 1, as the data.
    var bytes: [UInt8] {
        (0..<3).reversed().map { UInt8(truncatingIfNeeded: (index + 1) >> ($0 * 8)) }
    }

    private var base64: String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        let bits = bytes.reduce(0) { $0 << 8 | Int($1) }
        return String([18, 12, 6, 0].map { alphabet[bits >> $0 & 63] })
    }
}

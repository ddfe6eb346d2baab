import LightFoundation

/// A keyed archive of samples, as `NSKeyedArchiver` writes one: a model that others hold holds them in turn.
struct SampleArchive {
    /// What is known of an object while the archive is put together.
    private struct Object {
        let model: String
        var fields: [(key: String, value: BinaryPropertyList)]
        var holders: [BinaryPropertyList] = []
    }

    private let models: Models
    /// What the models that are held call those that hold them.
    private let back: String
    /// A picture that can be seen, for the data of the model itself.
    private let picture: [UInt8]?
    private var plain: [BinaryPropertyList] = [.string("$null")]
    private var objects: [Int: Object] = [:]
    private var relatives: [String: Int] = [:]
    private var classes: [String: Int] = [:]

    /// Knows the models that fields hold.
    ///
    /// - Parameters:
    ///   - back: The field by which what is held knows its holders.
    ///   - picture: What every field of data is to hold, in base64; else its samples.
    init(models: Models, back: String, picture: String? = nil) {
        self.models = models
        self.back = back
        self.picture = picture.flatMap { Data(base64Encoded: $0) }.map(Array.init)
    }

    /// The archive of one `model` in base64.
    func one(_ model: Model) -> String {
        var archive = self
        let root = archive.add(model, depth: 0) { _ in 0 }
        return archive.base64(root: root)
    }

    /// The archive of a list of `model` in base64, one for each of `indices`, with their ids counted from the first.
    func many(_ model: Model, indices: [Int]) -> String {
        var archive = self
        let links = indices.enumerated().map { position, index in
            BinaryPropertyList.link(archive.add(model, depth: 0) { $0.isID ? position : index })
        }
        return archive.base64(root: archive.addList(links))
    }

    private mutating func add(_ model: Model, depth: Int, index: (Field) -> Int) -> Int {
        let number = plain.count
        plain.append(.bool(false))
        objects[number] = Object(model: model.name, fields: [])
        for field in model.fields {
            guard let value = value(of: field, at: index(field), depth: depth, for: number) else { continue }
            objects[number]?.fields.append((field.name, value))
        }
        return number
    }

    /// Nil where the sample has nothing: as ``SampleValues`` has it, so that both kinds of file show the same.
    private mutating func value(of field: Field, at index: Int, depth: Int, for holder: Int) -> BinaryPropertyList? {
        let isDeepModel = field.model != nil && depth > 0
        if field.isOptional, index % 3 == 2 || isDeepModel { return nil }
        guard field.isList else { return element(of: field, at: index, depth: depth, for: holder) }
        let indices = isDeepModel ? [] : [index * 2, index * 2 + 1]
        let elements = indices.map { link(to: element(of: field, at: $0, depth: depth, for: holder)) }
        return .link(addList(elements))
    }

    private mutating func element(of field: Field, at index: Int, depth: Int, for holder: Int) -> BinaryPropertyList {
        switch field.type {
        case .scalar(.data) where depth == 0 && !field.isList && picture != nil: link(to: .data(picture ?? []))
        case .scalar(let scalar): value(of: SampleScalar(field, scalar, at: index), scalar)
        case .model(let name): .link(relative(models[name], at: index, depth: depth + 1, for: holder))
        }
    }

    private mutating func relative(_ model: Model, at index: Int, depth: Int, for holder: Int) -> Int {
        let key = "\(model.name) \(index)"
        let number = relatives[key] ?? add(model, depth: depth) { _ in index }
        relatives[key] = number
        if depth == 1, !model.fields.contains(where: { $0.name == back }) {
            objects[number]?.holders.append(.link(holder))
        }
        return number
    }

    private mutating func value(of sample: SampleScalar, _ scalar: ScalarType) -> BinaryPropertyList {
        switch scalar {
        case .int: .integer(Int(sample.json) ?? 0)
        case .double: .real(Double(sample.json) ?? 0)
        case .bool: .bool(sample.json == "true")
        case .string: link(to: .string(sample.text))
        case .decimal: link(to: .string(sample.json))
        case .data: link(to: .data(sample.bytes))
        case .date: foundation("NSDate", [("NS.time", .real(sample.secondsSince2001))])
        case .uuid: foundation("NSUUID", [("NS.uuidbytes", .data(sample.uuidBytes))])
        case .url: foundation("NSURL", [("NS.base", .link(0)), ("NS.relative", link(to: .string(sample.text)))])
        }
    }

    private mutating func foundation(
        _ name: String,
        _ fields: [(key: String, value: BinaryPropertyList)]
    ) -> BinaryPropertyList {
        let type = link(toClass: name)
        return link(to: .dictionary(fields + [("$class", type)]))
    }

    private mutating func addList(_ links: [BinaryPropertyList]) -> Int {
        let type = link(toClass: "NSArray")
        plain.append(.dictionary([("NS.objects", .array(links)), ("$class", type)]))
        return plain.count - 1
    }

    private mutating func link(to value: BinaryPropertyList) -> BinaryPropertyList {
        if case .link = value { return value }
        plain.append(value)
        return .link(plain.count - 1)
    }

    private mutating func link(toClass name: String) -> BinaryPropertyList {
        if let number = classes[name] { return .link(number) }
        classes[name] = plain.count
        let ancestry: [BinaryPropertyList] = [.string(name), .string("NSObject")]
        return link(to: .dictionary([("$classname", .string(name)), ("$classes", .array(ancestry))]))
    }

    private mutating func base64(root: Int) -> String {
        for (number, object) in objects.sorted(by: { $0.key < $1.key }) {
            var fields = object.fields
            if !object.holders.isEmpty { fields.append((back, .link(addList(object.holders)))) }
            plain[number] = .dictionary(fields + [("$class", link(toClass: object.model))])
        }
        let archive: BinaryPropertyList = .dictionary([
            ("$archiver", .string("NSKeyedArchiver")), ("$version", .integer(100_000)),
            ("$top", .dictionary([("root", .link(root))])), ("$objects", .array(plain)),
        ])
        return Data(archive.bytes).base64EncodedString()
    }
}

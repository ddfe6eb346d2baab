internal import Diagnostics
internal import XibDocument

/// A xib, kept so that its objects can be made again and again; it is read once, when they are first asked for.
@MainActor
open class UINib: NSObject {
    private enum Source {
        case named(String)
        case data(Data)
        case document(XibDocument)
    }

    private var source: Source
    private let bundle: Bundle
    /// The strings that a storyboard's tables have for what its data says.
    var strings: [String: String] = [:]
    private let classes: NibClasses
    private let plan = NibPlan()

    /// The xib called `name`, in the main bundle unless another is given; that it is missing shows when it is used.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = .named(name)
        bundle = bundleOrNil ?? .main
        classes = NibClasses(of: bundle)
        super.init()
    }

    /// The xib whose bytes are given; what it names is looked for in the main bundle unless another is given.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        source = .data(data)
        bundle = bundleOrNil ?? .main
        classes = NibClasses(of: bundle)
        super.init()
    }

    /// A part of another nib.
    init(of document: XibDocument, in bundle: Bundle) {
        source = .document(document)
        self.bundle = bundle
        classes = NibClasses(of: bundle)
        super.init()
    }

    /// Makes all objects, connects and wakes them; the answer is those at the top level, without placeholders.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        return make(for: ownerOrNil, external: external) ?? []
    }

    /// The top-level objects; nil when the xib could not be read.
    func make(for owner: Any?, external: [String: Any] = [:]) -> [Any]? {
        read().map { instantiation(of: $0, for: owner, external: external).run() }
    }

    /// What stands in the xib and nobody understands.
    var leftovers: [XibLeftover] {
        guard let document = read() else { return [] }
        let reading = XibReading()
        _ = instantiation(of: document, noting: reading).run()
        return document.unhandled(by: reading)
    }

    /// What the xib says; nil when it could not be read.
    var document: XibDocument? { read() }

    private func instantiation(
        of document: XibDocument,
        for owner: Any? = nil,
        external: [String: Any] = [:],
        noting reading: XibReading? = nil
    ) -> NibInstantiation {
        NibInstantiation(
            of: document,
            in: bundle,
            owner: owner,
            external: external,
            classes: classes,
            plan: plan,
            noting: reading
        )
    }

    private func read() -> XibDocument? {
        if case .document(let document) = source { return document }
        do throws(Diagnostic) {
            let document = try parse()
            source = .document(document)
            return document
        } catch {
            let place = error.place.map { "\($0): " } ?? ""
            Headless.raise(.internalInconsistency(place + error.message))
            return nil
        }
    }

    private func parse() throws(Diagnostic) -> XibDocument {
        switch source {
        case .document(let document): return document
        case .data(let data): return try XibDocument(Array(data), file: "nib data").localized(by: strings)
        case .named(let name):
            guard let file = NibFile(named: name, in: bundle),
                let data = FileManager.default.contents(atPath: file.path)
            else { throw .missingNib(name, in: bundle) }
            return try XibDocument(Array(data), file: name + ".xib").localized(by: file.strings)
        }
    }
}

extension Diagnostic {
    /// UIKit's words for a nib that is not there.
    fileprivate static func missingNib(_ name: String, in bundle: Bundle) -> Diagnostic {
        Diagnostic("Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'")
    }
}

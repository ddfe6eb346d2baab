/// What is carried along by a drag; Foundation has it where Objective-C is.
///
/// It carries objects inside one app, and gives them at once.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private var objects: [any NSItemProviderWriting] = []

    /// What the item is called where it is made a file.
    open var suggestedName: String?

    /// A provider of nothing yet.
    public override init() {
        super.init()
    }

    /// A provider of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Who may see what is provided.
    public enum RepresentationVisibility: Int, Sendable {
        /// Everyone.
        case all = 0
        /// The apps of one maker.
        case team = 1
        /// This app.
        case ownProcess = 3
    }

    /// Provides another object too.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: RepresentationVisibility) {
        objects.append(object)
    }

    /// The kinds of data that are provided, best first.
    open var registeredTypeIdentifiers: [String] {
        objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider }
    }

    /// Whether data of a kind, or of one that counts as it, is provided.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains { UniformType($0).counts(as: typeIdentifier) }
    }

    /// Whether an object of a class can be made of what is provided.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        object(of: aClass) != nil
    }

    /// Gives an object of a class.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let object = object(of: aClass)
        progress.completedUnitCount = 1
        completionHandler(object, object == nil ? CocoaError(.fileReadUnknown) : nil)
        return progress
    }

    /// The object that is provided, where it is of a class.
    func object(of aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
        objects.lazy.compactMap { $0 as? any NSItemProviderReading }.first {
            type(of: $0) == aClass || isKind($0, aClass)
        }
    }

    private func isKind(_ object: any NSItemProviderReading, _ aClass: any NSItemProviderReading.Type) -> Bool {
        guard let aClass = aClass as? NSObject.Type, let object = object as? NSObject else { return false }
        return object.isKind(of: aClass)
    }
}

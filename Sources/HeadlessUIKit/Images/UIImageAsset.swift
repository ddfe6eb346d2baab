/// One image as it is under different traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Entry {
        let image: UIImage
        let traits: UITraitCollection
    }

    private let lock = NSLock()
    private var entries: [Entry] = []

    /// An asset without images.
    public override init() {
        super.init()
    }

    convenience init(of image: UIImage) {
        self.init()
        entries = [Entry(image: image, traits: image.traitCollection)]
    }

    /// Assets are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The image that suits traits best; one without content where there is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        lock.withLock {
            let fitting = entries.filter { traitCollection.containsTraits(in: $0.traits) }
            return (fitting.last ?? entries.first)?.image ?? UIImage()
        }
    }

    /// The image that suits a configuration best.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? .current).withConfiguration(configuration)
    }

    /// Adds an image for traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        lock.withLock {
            entries.removeAll { $0.traits == traitCollection }
            entries.append(Entry(image: image, traits: traitCollection))
        }
    }

    /// Adds an image for the traits of a configuration.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Takes the image for traits away.
    open func unregister(with traitCollection: UITraitCollection) {
        lock.withLock { entries.removeAll { $0.traits == traitCollection } }
    }

    /// Takes the image for the traits of a configuration away.
    open func unregister(with configuration: UIImage.Configuration) {
        unregister(with: configuration.traitCollection ?? UITraitCollection())
    }
}

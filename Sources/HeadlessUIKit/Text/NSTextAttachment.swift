/// Something that stands in a text in the place of a character, such as a picture.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    /// The character that holds the place.
    public class var character: Int { 0xFFFC }

    /// The data of what is shown.
    open var contents: Data?
    /// The kind of that data.
    open var fileType: String?
    /// The picture.
    open var image: UIImage?
    /// Where it is, counted from the baseline; empty for the picture's own size.
    open var bounds = CGRect.zero
    /// How far the text keeps from it on both sides.
    open var lineLayoutPadding: CGFloat = 0

    /// Something of a kind.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// Nothing in particular.
    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    /// A picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Attachments are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The room that it takes.
    var size: CGSize { bounds.size == .zero ? image?.size ?? .zero : bounds.size }
}

extension NSAttributedString {
    /// A text of one character in whose place `attachment` stands.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

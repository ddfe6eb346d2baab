/// Something that can be done with what is shared.
@MainActor
open class UIActivity: NSObject {
    /// Where an activity is offered.
    public enum Category: Int, Sendable {
        /// Among the actions.
        case action = 0
        /// Among the ways of sharing.
        case share = 1
    }

    /// The sheet in which the activity was chosen, while it is being done.
    weak var sheet: UIActivityViewController?

    /// An activity that does nothing.
    public override init() {
        super.init()
    }

    /// Where the activity is offered.
    open class var activityCategory: UIActivity.Category { .action }
    /// What tells the activity from others.
    open var activityType: UIActivity.ActivityType? { nil }
    /// The words shown.
    open var activityTitle: String? { nil }
    /// The picture shown.
    open var activityImage: UIImage? { nil }
    /// A screen that does the activity; nil where `perform` does it.
    open var activityViewController: UIViewController? { nil }

    /// Whether the activity can be done with what is shared.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Takes what is shared.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does the activity, and must say that it is done.
    open func perform() {}

    /// Says that the activity is done, or was given up.
    open func activityDidFinish(_ completed: Bool) {
        sheet?.end(activityType, completed: completed)
    }
}

extension UIActivity {
    /// What tells one activity from others.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The type's text.
        public let rawValue: String

        /// Makes a type of a text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes a type of a text.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// To Facebook.
        public static var postToFacebook: ActivityType { ActivityType("com.apple.UIKit.activity.PostToFacebook") }
        /// To Twitter.
        public static var postToTwitter: ActivityType { ActivityType("com.apple.UIKit.activity.PostToTwitter") }
        /// To Weibo.
        public static var postToWeibo: ActivityType { ActivityType("com.apple.UIKit.activity.PostToWeibo") }
        /// By message.
        public static var message: ActivityType { ActivityType("com.apple.UIKit.activity.Message") }
        /// By mail.
        public static var mail: ActivityType { ActivityType("com.apple.UIKit.activity.Mail") }
        /// On paper.
        public static var print: ActivityType { ActivityType("com.apple.UIKit.activity.Print") }
        /// To the pasteboard.
        public static var copyToPasteboard: ActivityType { ActivityType("com.apple.UIKit.activity.CopyToPasteboard") }
        /// As the picture of a contact.
        public static var assignToContact: ActivityType { ActivityType("com.apple.UIKit.activity.AssignToContact") }
        /// Among the photos.
        public static var saveToCameraRoll: ActivityType { ActivityType("com.apple.UIKit.activity.SaveToCameraRoll") }
        /// On the reading list.
        public static var addToReadingList: ActivityType { ActivityType("com.apple.UIKit.activity.AddToReadingList") }
        /// To Flickr.
        public static var postToFlickr: ActivityType { ActivityType("com.apple.UIKit.activity.PostToFlickr") }
        /// To Vimeo.
        public static var postToVimeo: ActivityType { ActivityType("com.apple.UIKit.activity.PostToVimeo") }
        /// To Tencent Weibo.
        public static var postToTencentWeibo: ActivityType { ActivityType("com.apple.UIKit.activity.TencentWeibo") }
        /// To a device nearby.
        public static var airDrop: ActivityType { ActivityType("com.apple.UIKit.activity.AirDrop") }
        /// In iBooks.
        public static var openInIBooks: ActivityType { ActivityType("com.apple.UIKit.activity.OpenInIBooks") }
        /// As a PDF.
        public static var markupAsPDF: ActivityType { ActivityType("com.apple.UIKit.activity.MarkupAsPDF") }
    }
}

/// What the user is doing, so that it can be taken up elsewhere. Foundation has it on a device, and not on Linux.
open class NSUserActivity: NSObject, @unchecked Sendable {
    /// The kind of activity.
    public let activityType: String
    /// What the user would call it.
    open var title: String?
    /// What is needed to take it up again.
    open var userInfo: [AnyHashable: Any]?
    /// Which of that is always needed.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether what is needed has changed.
    open var needsSave = false
    /// A page on which the activity can go on.
    open var webpageURL: URL?
    /// From which page it came.
    open var referrerURL: URL?
    /// When it can be forgotten.
    open var expirationDate: Date?
    /// Words under which it can be found.
    open var keywords: Set<String> = []
    /// Whether another device may take it up.
    open var isEligibleForHandoff = true
    /// Whether it can be found by a search.
    open var isEligibleForSearch = false
    /// Whether all users can find it by a search.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may suggest it.
    open var isEligibleForPrediction = false
    /// What it is about, so that the right scene takes it up.
    open var targetContentIdentifier: String?
    /// A name that stays the same from run to run.
    open var persistentIdentifier: String?
    private var isInvalid = false

    /// An activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds to what is needed to take the activity up again.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this what the user is doing.
    open func becomeCurrent() {
        if !isInvalid { CurrentActivity.set(self) }
    }

    /// Says that the user does something else.
    open func resignCurrent() {
        if CurrentActivity.get() === self { CurrentActivity.set(nil) }
    }

    /// Ends the activity for good.
    open func invalidate() {
        isInvalid = true
        resignCurrent()
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The activity of a page that the user browses.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a text is about, so that the keyboard can offer it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of it.
    public var rawValue: String

    /// Names it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// What stands before a name.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A name between first and last.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// What stands after a name.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// What a person works as.
    public static let jobTitle = UITextContentType(rawValue: "job-title")
    /// A company.
    public static let organizationName = UITextContentType(rawValue: "organization-name")
    /// A place.
    public static let location = UITextContentType(rawValue: "location")
    /// Street and number.
    public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
    /// The first line of street and number.
    public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line1")
    /// The second line of street and number.
    public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-city")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-state")
    /// City and state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-city-and-state")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A post code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "telephone-number")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email-address")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address on the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// A card's number.
    public static let creditCardNumber = UITextContentType(rawValue: "credit-card-number")
    /// A name to sign in with.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code for one time.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

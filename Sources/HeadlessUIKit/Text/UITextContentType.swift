/// What a text is about, so that the keyboard can offer it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of it.
    public var rawValue: String

    /// Names it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A person's whole name.
    public static var name: UITextContentType { UITextContentType(rawValue: "name") }
    /// What stands before a name.
    public static var namePrefix: UITextContentType { UITextContentType(rawValue: "name-prefix") }
    /// A first name.
    public static var givenName: UITextContentType { UITextContentType(rawValue: "given-name") }
    /// A name between first and last.
    public static var middleName: UITextContentType { UITextContentType(rawValue: "middle-name") }
    /// A last name.
    public static var familyName: UITextContentType { UITextContentType(rawValue: "family-name") }
    /// What stands after a name.
    public static var nameSuffix: UITextContentType { UITextContentType(rawValue: "name-suffix") }
    /// A nickname.
    public static var nickname: UITextContentType { UITextContentType(rawValue: "nickname") }
    /// What a person works as.
    public static var jobTitle: UITextContentType { UITextContentType(rawValue: "job-title") }
    /// A company.
    public static var organizationName: UITextContentType { UITextContentType(rawValue: "organization-name") }
    /// A place.
    public static var location: UITextContentType { UITextContentType(rawValue: "location") }
    /// Street and number.
    public static var fullStreetAddress: UITextContentType { UITextContentType(rawValue: "full-street-address") }
    /// The first line of street and number.
    public static var streetAddressLine1: UITextContentType { UITextContentType(rawValue: "street-address-line1") }
    /// The second line of street and number.
    public static var streetAddressLine2: UITextContentType { UITextContentType(rawValue: "street-address-line2") }
    /// A city.
    public static var addressCity: UITextContentType { UITextContentType(rawValue: "address-city") }
    /// A state.
    public static var addressState: UITextContentType { UITextContentType(rawValue: "address-state") }
    /// City and state.
    public static var addressCityAndState: UITextContentType { UITextContentType(rawValue: "address-city-and-state") }
    /// A part of a city.
    public static var sublocality: UITextContentType { UITextContentType(rawValue: "sublocality") }
    /// A country.
    public static var countryName: UITextContentType { UITextContentType(rawValue: "country-name") }
    /// A post code.
    public static var postalCode: UITextContentType { UITextContentType(rawValue: "postal-code") }
    /// A telephone number.
    public static var telephoneNumber: UITextContentType { UITextContentType(rawValue: "telephone-number") }
    /// An e-mail address.
    public static var emailAddress: UITextContentType { UITextContentType(rawValue: "email-address") }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address on the web.
    public static var URL: UITextContentType { UITextContentType(rawValue: "url") }
    /// A card's number.
    public static var creditCardNumber: UITextContentType { UITextContentType(rawValue: "credit-card-number") }
    /// A name to sign in with.
    public static var username: UITextContentType { UITextContentType(rawValue: "username") }
    /// A password.
    public static var password: UITextContentType { UITextContentType(rawValue: "password") }
    /// A password that is being chosen.
    public static var newPassword: UITextContentType { UITextContentType(rawValue: "new-password") }
    /// A code for one time.
    public static var oneTimeCode: UITextContentType { UITextContentType(rawValue: "one-time-code") }
}

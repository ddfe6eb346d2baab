import Testing

@testable import Planning

@Suite struct ReservedNamesTests {
    @Test(arguments: [
        ("Array", "Swift"), ("Task", "Swift"), ("Regex", "Swift"), ("URL", "Foundation"),
        ("UserDefaults", "Foundation"),
        ("NSItemProvider", "Foundation"), ("UIStackView", "UIKit"), ("NSLayoutConstraint", "UIKit"),
        ("Button", "SwiftUI"),
        ("List", "SwiftUI"), ("Image", "SwiftUI"), ("Text", "SwiftUI"), ("Issue", "Testing"),
        ("Observable", "Observation"),
        ("Subscription", "Combine"), ("CGPath", "CoreGraphics"), ("CGRect", "Foundation"), ("CALayer", "QuartzCore"),
        ("XCTestCase", "XCTest"), ("DispatchQueue", "Dispatch"), ("Logger", "os"), ("Point", "Darwin"),
        ("Departure", "ScreenTesting"), ("Headless", "HeadlessUIKit"),
    ])
    func `a type is known by its module`(type: String, module: String) {
        #expect(ReservedNames.module(ofType: type) == module)
    }

    @Test(arguments: [
        "Photos", "Contacts", "Messages", "Charts", "Settings", "Map", "Home", "Profile", "Photo", "User",
    ])
    func `a good name is free`(type: String) throws {
        #expect(ReservedNames.meaning(of: try Name(type, as: .model)) == nil)
    }
}

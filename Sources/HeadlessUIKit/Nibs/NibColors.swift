/// UIKit's colours by the names that Interface Builder writes.
enum NibColors {
    static let system: [String: UIColor] = [
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
        "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
        "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground, "systemFillColor": .systemFill,
        "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
        "quaternarySystemFillColor": .quaternarySystemFill, "lightTextColor": .lightText,
        "darkTextColor": .darkText, "textColor": .darkText, "controlTextColor": .darkText, "systemRedColor": .systemRed,
        "systemOrangeColor": .systemOrange,
        "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen, "systemMintColor": .systemMint,
        "systemTealColor": .systemTeal, "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue,
        "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink,
        "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
        "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
        "systemGray6Color": .systemGray6, "blackColor": .black, "darkGrayColor": .darkGray,
        "lightGrayColor": .lightGray, "whiteColor": .white, "grayColor": .gray, "redColor": .red,
        "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow,
        "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown,
        "clearColor": .clear, "tintColor": .tintColor, "tableCellGroupedBackgroundColor": .white,
        // Of the time before iOS 7; on a device they have been plain since.
        "scrollViewTexturedBackgroundColor": UIColor(
            red: 0.435_294_117_6,
            green: 0.443_137_254_9,
            blue: 0.474_509_803_9,
            alpha: 1
        ),
        "viewFlipsideBackgroundColor": UIColor(
            red: 0.121_568_627_5,
            green: 0.129_411_764_7,
            blue: 0.141_176_470_6,
            alpha: 1
        ),
    ]
}

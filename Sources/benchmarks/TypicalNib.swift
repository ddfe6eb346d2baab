import Diagnostics
import Foundation
import HeadlessUIKit

/// A nib like those that apps have: thirty views with frames, texts, colours, fonts and tags, placed by forty-two
/// constraints or by none.
@MainActor
struct TypicalNib {
    /// What places the views.
    enum Layout {
        case frames, constraints
    }

    let data: Data

    init(placedBy layout: Layout) {
        let groups = (0..<7).map { group in
            let tag = 100 * (group + 1)
            return """
                <view contentMode="scaleToFill" id="g\(group)">
                    <rect key="frame" x="0.0" y="\(group * 80).0" width="375" height="80"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                    <subviews>
                        <label opaque="NO" userInteractionEnabled="NO" tag="\(tag)" text="Title" lineBreakMode="tailTruncation" id="l\(group)">
                            <rect key="frame" x="16" y="8" width="200" height="21"/>
                            <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
                            <color key="textColor" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                        </label>
                        <button opaque="NO" tag="\(tag + 1)" contentMode="scaleToFill" buttonType="system" id="b\(group)">
                            <rect key="frame" x="230" y="8" width="120" height="30"/>
                            <state key="normal" title="Change"/>
                        </button>
                        <textField opaque="NO" tag="\(tag + 2)" borderStyle="roundedRect" placeholder="Name" id="t\(group)">
                            <rect key="frame" x="16" y="40" width="340" height="30"/>
                            <fontDescription key="fontDescription" type="system" pointSize="14"/>
                            <textInputTraits key="textInputTraits" autocapitalizationType="words"/>
                        </textField>
                    </subviews>
                    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    \(layout == .constraints ? Self.constraints(of: group) : "")
                </view>
                """
        }
        data = Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                    <view contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews>
            \(groups.joined(separator: "\n"))
                            <switch opaque="NO" tag="900" on="YES" id="s"><rect key="frame" x="16" y="600" width="51" height="31"/></switch>
                        </subviews>
                    </view>
                </objects>
            </document>
            """.utf8
        )
    }

    private static func constraints(of group: Int) -> String {
        """
        <constraints>
            <constraint firstItem="l\(group)" firstAttribute="leading" secondItem="g\(group)" secondAttribute="leading" constant="16" id="c\(group)1"/>
            <constraint firstItem="l\(group)" firstAttribute="top" secondItem="g\(group)" secondAttribute="top" constant="8" id="c\(group)2"/>
            <constraint firstItem="b\(group)" firstAttribute="leading" secondItem="l\(group)" secondAttribute="trailing" constant="14" id="c\(group)3"/>
            <constraint firstAttribute="trailing" secondItem="b\(group)" secondAttribute="trailing" priority="999" constant="25" id="c\(group)4"/>
            <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="t\(group)" secondAttribute="bottom" constant="10" id="c\(group)5"/>
            <constraint firstItem="t\(group)" firstAttribute="width" secondItem="g\(group)" secondAttribute="width" multiplier="0.9" id="c\(group)6"/>
        </constraints>
        """
    }

    /// Loads the nib.
    ///
    /// - Throws: A diagnostic when something is not there.
    func load(_ nib: UINib) throws(Diagnostic) {
        let root = nib.instantiate(withOwner: nil).first as? UIView
        guard root?.viewWithTag(702) is UITextField, root?.viewWithTag(900) is UISwitch else {
            throw Diagnostic("The nib was not loaded whole.", fix: "Compare it with what the loader knows.")
        }
    }
}

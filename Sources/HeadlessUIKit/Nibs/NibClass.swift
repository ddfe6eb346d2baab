internal import XibDocument

/// What an element's object is made of.
@MainActor
enum NibClass {
    case view(UIView.Type)
    case controller(UIViewController.Type)
    /// Something without a class here: a plain object keeps its place.
    case standIn

    /// The classes of the elements that are views.
    private static let views: [String: UIView.Type] = [
        "view": UIView.self,
        "label": UILabel.self,
        "button": UIButton.self,
        "imageView": UIImageView.self,
        "textField": UITextField.self,
        "textView": UITextView.self,
        "switch": UISwitch.self,
        "slider": UISlider.self,
        "stepper": UIStepper.self,
        "segmentedControl": UISegmentedControl.self,
        "activityIndicatorView": UIActivityIndicatorView.self,
        "progressView": UIProgressView.self,
        "pageControl": UIPageControl.self,
        "pickerView": UIPickerView.self,
        "datePicker": UIDatePicker.self,
        "colorWell": UIColorWell.self,
        "stackView": UIStackView.self,
        "scrollView": UIScrollView.self,
        "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self,
        "tableViewCellContentView": UIView.self,
        "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self,
        "collectionViewCellContentView": UIView.self,
        "collectionReusableView": UICollectionReusableView.self,
    ]

    init(of node: XibNode, in nib: NibInstantiation) {
        let custom: AnyClass? = node.customClass.flatMap { Self.find($0, in: nib) }
        if let view = custom as? UIView.Type {
            self = .view(view)
        } else if let controller = custom as? UIViewController.Type {
            self = .controller(controller)
        } else if let view = Self.views[node.name] {
            self = .view(view)
        } else if node.name == "viewController" {
            self = .controller(UIViewController.self)
        } else if node.rect("frame") != nil {
            nib.log("There is no \(node.standardClass) here; <\(node.name)> in line \(node.line) is a plain UIView.")
            self = .view(UIView.self)
        } else {
            nib.log("There is no \(node.standardClass) here; <\(node.name)> in line \(node.line) does nothing.")
            self = .standIn
        }
    }

    /// The class that someone typed; when there is none, UIKit logs so and goes on with the element's own.
    private static func find(_ custom: XibCustomClass, in nib: NibInstantiation) -> AnyClass? {
        let target = custom.isInTargetModule ? nib.bundle.moduleName : nil
        let names = [custom.module ?? "HeadlessUIKit", target].compactMap(\.self).map { $0 + "." + custom.name }
        if let found = names.lazy.compactMap(NSClassFromString).first { return found }
        Headless.log(
            "Unknown class \(custom.module.map { $0 + "." + custom.name } ?? custom.name) in Interface Builder file."
        )
        return nil
    }
}

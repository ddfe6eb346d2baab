extension UIView {
    public class func setAnimationsEnabled(_ enabled: Bool) {}
}

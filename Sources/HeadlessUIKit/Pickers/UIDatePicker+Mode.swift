extension UIDatePicker {
    /// What is chosen with a date picker.
    public enum Mode: Int, Sendable {
        /// Hours and minutes.
        case time = 0
        /// Year, month and day.
        case date = 1
        /// Day, hours and minutes.
        case dateAndTime = 2
        /// A duration in hours and minutes.
        case countDownTimer = 3
        /// Year and month.
        @available(iOS 17.4, *)
        case yearAndMonth = 4
    }
}

extension Headless {
    /// A property that a nib may set.
    @MainActor
    public struct Outlet {
        /// Sets the property; false when the value is of another type.
        let set: (Any?) -> Bool

        /// The property at `path` of `object`, which is not kept alive.
        public init<Root: AnyObject, Value>(_ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
            set = { [weak object] value in
                guard let fitting = Self.cast(value, to: Value.self) else { return false }
                object?[keyPath: path] = fitting
                return true
            }
        }

        /// Numbers fit every type of number, as they do on a device.
        private static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
            if let fitting = value as? Value { return fitting }
            guard let number = value as? Double else { return nil }
            let forms: [Any] = [CGFloat(number), Float(number), Int(clamping: Int64(max(-1e18, min(1e18, number))))]
            return forms.lazy.compactMap { $0 as? Value }.first
        }
    }
}

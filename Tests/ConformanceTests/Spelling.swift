import Foundation

/// How one type is spelled: in the facts, in Objective-C, and in Swift.
enum Spelling {
    private static let foundation: [String: String] = [
        "string": "NSString", "bool": "BOOL", "nint": "NSInteger", "nuint": "NSUInteger", "nfloat": "CGFloat",
        "NSUrl": "NSURL", "UITextAlignment": "NSTextAlignment", "UILineBreakMode": "NSLineBreakMode",
    ]
    private static let swift: [String: String] = [
        "string": "String", "bool": "Bool", "nint": "Int", "nuint": "Int", "nfloat": "CGFloat", "float": "Float",
        "double": "Double", "int": "Int", "uint": "Int", "NSUrl": "URL", "NSIndexPath": "IndexPath",
        "NSBundle": "Bundle", "NSData": "Data", "NSDate": "Date", "NSLocale": "Locale", "NSCalendar": "Calendar",
        "NSTimeZone": "TimeZone", "NSIndexSet": "IndexSet", "NSDateComponents": "DateComponents", "NSRange": "NSRange",
        "NSUndoManager": "UndoManager", "NSProgress": "Progress", "NSAttributedString": "NSAttributedString",
        "NSCoder": "NSCoder", "NSUserActivity": "NSUserActivity", "Selector": "Selector", "CGRect": "CGRect",
        "CGSize": "CGSize", "CGPoint": "CGPoint", "CGVector": "CGVector", "CGAffineTransform": "CGAffineTransform",
        "void": "Void",
    ]
    /// Names that say too little to hold a type against: objects, dictionaries, raw pointers.
    private static let vague: Set<String> = [
        "NSObject", "NSString", "NSDictionary", "NSSet", "NSArray", "IntPtr", "NativeHandle", "Class", "unknown",
        "NSError", "NSValue", "NSNumber", "INSCopying", "closure",
    ]

    /// A type of the facts as Objective-C names it, without its optionality.
    static func objectiveC(_ fact: String) -> String {
        let bare = fact.hasSuffix("?") ? String(fact.dropLast()) : fact
        guard !bare.hasSuffix("[]") else { return objectiveC(String(bare.dropLast(2))) + "[]" }
        let name = bare.hasPrefix("IUI") ? String(bare.dropFirst()) : bare
        return foundation[name] ?? name
    }

    /// What a Swift type must be to say the same as a type of the facts; nil when it may be anything.
    static func expected(_ fact: String, names: TypeNames) -> String? {
        let bare = fact.hasSuffix("?") ? String(fact.dropLast()) : fact
        if bare.hasSuffix("[]") {
            return expected(String(bare.dropLast(2)), names: names).map { "[\($0)]" }
        }
        let name = bare.hasPrefix("IUI") ? String(bare.dropFirst()) : bare
        if let known = swift[name] { return known }
        guard !vague.contains(name), names.isKnown(name) else { return nil }
        return names.swiftName(of: name)
    }

    /// A Swift type as it is compared: without optionality, attributes and the many names of one thing.
    static func plain(_ type: String) -> String {
        var text = type.trimmingCharacters(in: .whitespaces)
        for word in ["@escaping ", "@MainActor ", "@Sendable ", "any ", "some ", "inout ", "__owned "] {
            text = text.replacingOccurrences(of: word, with: "")
        }
        if let end = text.last, end == "?" || end == "!" { text.removeLast() }
        if text.hasPrefix("("), text.hasSuffix(")"), !text.contains("->") { text = String(text.dropFirst().dropLast()) }
        if text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") {
            return "[\(plain(String(text.dropFirst().dropLast())))]"
        }
        // What a generic type is made of, the facts cannot say.
        if let open = text.firstIndex(of: "<"), text.hasSuffix(">") { text = String(text[..<open]) }
        switch text {
        case "": return "Void"
        case "TimeInterval": return "Double"
        case "UInt", "Int32", "UInt32": return "Int"
        default: return text
        }
    }

    /// Whether a Swift type is an array.
    static func isList(_ type: String) -> Bool {
        let text = plain(type)
        return text.hasPrefix("[") && !text.contains(":")
    }

    /// What an array is made of.
    static func element(of type: String) -> String {
        String(plain(type).dropFirst().dropLast())
    }

    /// Whether a Swift type may be nil.
    static func isOptional(_ type: String) -> Bool {
        let text = type.trimmingCharacters(in: .whitespaces)
        return text.hasSuffix("?") || text.hasSuffix("!")
    }
}

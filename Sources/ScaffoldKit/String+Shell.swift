extension String {
    /// The text as one word of a shell's line.
    package var shellQuoted: String {
        let plain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+=:@".contains($0)) }
        return plain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
    }
}

/// One line that a program printed, without its line break.
package struct OutputLine: Hashable, Sendable {
    /// Where a program prints to.
    package enum Stream: Hashable, Sendable {
        case output
        case errors
    }

    /// Where it was printed.
    package let stream: Stream
    /// The words; bytes that are no UTF-8 are replaced.
    package let text: String
}

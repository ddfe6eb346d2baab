/// The version of the tool.
package enum Version {
    /// The version, as the change log names it.
    package static let current = "0.1.0"
}

/// How much one rendering may take before it is stopped.
package struct Limits: Hashable, Sendable {
    /// How deep sections, blocks and templates may stand in each other.
    package let depth: Int
    /// The length of the result in bytes.
    package let bytes: Int
    /// The number of pieces written: words, values, sections' rounds, templates.
    package let steps: Int

    /// Bounds a rendering; the defaults are far beyond any source file.
    package init(depth: Int = 64, bytes: Int = 8_388_608, steps: Int = 2_000_000) {
        self.depth = depth
        self.bytes = bytes
        self.steps = steps
    }
}

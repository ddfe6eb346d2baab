/// What was drawn on a ground of a size, in order.
package final class Drawing: Hashable, @unchecked Sendable {
    /// The size of the ground, in the units of the commands.
    package let size: CGSize
    /// What was drawn, the first at the bottom.
    package let commands: [Headless.DrawingCommand]

    init(size: CGSize, commands: [Headless.DrawingCommand]) {
        self.size = size
        self.commands = commands
    }

    convenience init(size: CGSize, draw: (CGContext) -> Void) {
        let context = CGContext(size: size, scale: 1)
        draw(context)
        self.init(size: size, commands: context.commands)
    }

    /// Whether both are the same drawing.
    package static func == (first: Drawing, second: Drawing) -> Bool { first === second }

    /// Feeds what tells the drawing from others to `hasher`.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

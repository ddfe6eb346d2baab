import ScaffoldKit

/// What a command finds around it when it starts.
package struct Surroundings: Sendable {
    /// Where its words go.
    let console: Console
    /// Where the tool runs: the folder, the templates, the kit, the toolchain.
    let workplace: Workplace

    /// Describes where the tool was started.
    package init(console: Console, workplace: Workplace) {
        self.console = console
        self.workplace = workplace
    }
}

/// What an unknown name does while a template is rendered.
package enum Mode: Hashable, Sendable {
    /// It stands for nothing, as Mustache's specification has it.
    case lax
    /// It is an error.
    case strict
}

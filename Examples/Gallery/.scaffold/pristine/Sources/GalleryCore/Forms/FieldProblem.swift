/// What keeps a form from being saved: what is wrong, and with which field.
public struct FieldProblem: Error, Equatable {
    /// What can be wrong with what was typed.
    public enum Fault: Sendable {
        /// There is nothing.
        case missing
        /// It is no number.
        case noNumber
        /// It is no link.
        case noLink
    }

    /// What the form calls the field.
    public let field: String
    /// What is wrong.
    public let fault: Fault

    /// Something wrong with one of a form's fields, each of which is named as the form calls it.
    public init(_ field: some RawRepresentable<String>, _ fault: Fault) {
        self.field = field.rawValue
        self.fault = fault
    }
}

extension FieldProblem: LocalizedError {
    /// The problem in one sentence, for whoever fills the form in.
    public var errorDescription: String? {
        switch fault {
        case .missing: "\(field) is missing."
        case .noNumber: "\(field) is not a number."
        case .noLink: "\(field) is not a link."
        }
    }
}

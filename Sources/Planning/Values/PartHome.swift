import Mustache

/// The module that a part goes into.
package enum PartHome: Hashable, Sendable {
    /// The app's core, which every screen imports.
    case core(String)
    /// The module of one screen.
    case screen(String)

    /// The module's name.
    package var module: String {
        switch self {
        case .core(let module), .screen(let module): module
        }
    }

    /// Whether all screens share it.
    package var isCore: Bool {
        switch self {
        case .core: true
        case .screen: false
        }
    }

    /// What templates know of it.
    var value: Value {
        [
            "module": .string(module),
            "isCore": .bool(isCore),
            "public": .string(isCore ? "public " : ""),
        ]
    }
}

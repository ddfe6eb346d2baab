internal import XibDocument

/// The classes that a nib's objects were given by name, each looked for once.
@MainActor
final class NibClasses {
    private let bundle: Bundle
    private var found: [XibCustomClass: AnyClass?] = [:]
    private lazy var module = bundle.moduleName

    init(of bundle: Bundle) {
        self.bundle = bundle
    }

    /// The class that someone typed; when there is none, UIKit logs so and goes on with the element's own.
    func find(_ custom: XibCustomClass) -> AnyClass? {
        let known: AnyClass?
        if let former = found[custom] {
            known = former
        } else {
            known = look(for: custom)
            found[custom] = .some(known)
        }
        if known == nil {
            let name = custom.module.map { $0 + "." + custom.name } ?? custom.name
            Headless.log("Unknown class \(name) in Interface Builder file.")
        }
        return known
    }

    private func look(for custom: XibCustomClass) -> AnyClass? {
        // A name without a module is one of the Objective-C runtime's, where the app's own classes had it.
        let target = custom.isInTargetModule || custom.module == nil ? module : nil
        let names = [custom.module ?? "HeadlessUIKit", target].compactMap(\.self).map { $0 + "." + custom.name }
        return names.lazy.compactMap(NSClassFromString).first
    }
}

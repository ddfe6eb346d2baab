import Foundation

/// The templates that travel with the tool.
public enum BuiltinTemplates {
    /// The folder that holds a folder for each template.
    public static let folder = Bundle.module.bundleURL.path

    /// The names of the templates, as typed after `new`.
    public static let names = ["app", "screen"]
}

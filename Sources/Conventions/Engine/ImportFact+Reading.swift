import SwiftSyntax

extension ImportFact {
    /// Reads `import GalleryCore` and `@_exported import UIKit`.
    init(_ declaration: ImportDeclSyntax) {
        self.init(
            module: declaration.path.first?.name.plain ?? "",
            offset: declaration.start,
            end: declaration.end,
            isExported: declaration.attributes.trimmedDescription.contains("_exported"),
            isConditional: declaration.parent?.parent?.parent?.is(SourceFileSyntax.self) != true
        )
    }
}

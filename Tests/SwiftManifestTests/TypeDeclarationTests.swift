import SwiftManifest
import Testing

@Suite struct TypeDeclarationTests {
}

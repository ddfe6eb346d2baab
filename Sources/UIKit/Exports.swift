// An app's own files say `import UIKit`; where Apple's is not, they get its stand-in under that name.
@_exported import HeadlessUIKit

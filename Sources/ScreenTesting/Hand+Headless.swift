#if os(Linux) || os(macOS)
    extension Hand {
        static func advance(by seconds: TimeInterval) {
            Headless.advance(by: seconds)
        }

        static func finishTransitions() {
            Headless.advance(by: 0)
        }

        static func tap(_ view: UIView) -> String? {
            Headless.tap(view)?.description
        }

        static func type(_ text: String, into view: UIView) -> String? {
            switch view {
            case let field as UITextField:
                let obstacle = Headless.delete(field.text?.count ?? 0, in: field) ?? Headless.type(text, into: field)
                return obstacle?.description
            case let view as UITextView:
                if let obstacle = Headless.type("", into: view) { return obstacle.description }
                view.selectedRange = NSRange(location: 0, length: view.text.utf16.count)
                view.deleteBackward()
                return Headless.type(text, into: view)?.description
            default:
                return "takes no text"
            }
        }

        static func select(_ place: IndexPath, in table: UITableView) -> String? {
            Headless.select(place, in: table)?.description
        }

        static func select(_ place: IndexPath, in collection: UICollectionView) -> String? {
            Headless.select(place, in: collection)?.description
        }
    }
#endif

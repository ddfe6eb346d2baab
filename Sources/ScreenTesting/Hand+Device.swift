#if !(os(Linux) || os(macOS))
    extension Hand {
        static func advance(by seconds: TimeInterval) {
            RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds))
        }

        static func finishTransitions() {
            advance(by: 0.05)
        }

        static func tap(_ view: UIView) -> String? {
            if let obstacle = obstacle(to: view) { return obstacle }
            guard let control = view as? UIControl else {
                return "is no control; on a device only controls can be tapped"
            }
            control.sendActions(for: .touchDown)
            if let toggle = control as? UISwitch {
                toggle.setOn(!toggle.isOn, animated: false)
                toggle.sendActions(for: .valueChanged)
            }
            control.sendActions(for: .touchUpInside)
            if control is UIButton { control.sendActions(for: .primaryActionTriggered) }
            return nil
        }

        static func type(_ text: String, into view: UIView) -> String? {
            if let obstacle = obstacle(to: view) { return obstacle }
            switch view {
            case let field as UITextField:
                guard field.becomeFirstResponder() else { return "refuses" }
                field.selectAll(nil)
                field.insertText(text)
            case let view as UITextView:
                guard view.isEditable, view.becomeFirstResponder() else { return "refuses" }
                view.selectAll(nil)
                view.insertText(text)
            default:
                return "takes no text"
            }
            return nil
        }

        static func select(_ place: IndexPath, in table: UITableView) -> String? {
            guard table.allowsSelection else { return "cannot be selected" }
            let delegate = table.delegate
            guard delegate?.tableView?(table, shouldHighlightRowAt: place) ?? true else { return "cannot be selected" }
            var chosen: IndexPath? = place
            if let delegate, delegate.responds(to: #selector(UITableViewDelegate.tableView(_:willSelectRowAt:))) {
                chosen = delegate.tableView?(table, willSelectRowAt: place)
            }
            guard let chosen else { return "cannot be selected" }
            table.selectRow(at: chosen, animated: false, scrollPosition: .none)
            delegate?.tableView?(table, didSelectRowAt: chosen)
            return nil
        }

        static func select(_ place: IndexPath, in collection: UICollectionView) -> String? {
            let delegate = collection.delegate
            guard collection.allowsSelection,
                delegate?.collectionView?(collection, shouldHighlightItemAt: place) ?? true,
                delegate?.collectionView?(collection, shouldSelectItemAt: place) ?? true
            else { return "cannot be selected" }
            collection.selectItem(at: place, animated: false, scrollPosition: [])
            delegate?.collectionView?(collection, didSelectItemAt: place)
            return nil
        }

        private static func obstacle(to view: UIView) -> String? {
            guard view.window != nil else { return "is in no window" }
            if (view as? UIControl)?.isEnabled == false { return "is disabled" }
            for current in sequence(first: view, next: \.superview) {
                if current.isHidden { return "is hidden" }
                if current.alpha < 0.01 { return "is transparent" }
                if !current.isUserInteractionEnabled { return "takes no touches" }
            }
            return nil
        }
    }
#endif

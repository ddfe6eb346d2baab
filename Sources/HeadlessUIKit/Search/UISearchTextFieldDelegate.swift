/// Is asked and told about the field of a search bar.
@MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Hears that one of the suggestions was chosen.
    @available(iOS 16.0, *)
    func searchTextField(
        _ searchTextField: UISearchTextField,
        didSelect suggestion: any UISearchSuggestion
    )
}

extension UISearchTextFieldDelegate {
    /// Does nothing.
    @available(iOS 16.0, *)
    public func searchTextField(
        _ searchTextField: UISearchTextField,
        didSelect suggestion: any UISearchSuggestion
    ) {}
}

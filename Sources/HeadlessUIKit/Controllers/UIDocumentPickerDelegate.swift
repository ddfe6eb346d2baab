/// Who hears which files the user chose.
@MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Hears which files were chosen; the picker goes by itself.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

    /// Hears that no file was chosen; the picker goes by itself.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)

    /// Hears which file was chosen; called where the method with many is not there.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// Calls the method with one file, for the first.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
    }

    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct PickerTests {
    let journal = Journal()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen = UIViewController()
    let listener: PickerListener

    init() {
        listener = PickerListener(journal)
        window.rootViewController = screen
        window.isHidden = false
    }

    @Test func `a picture that is chosen is told, and the picker stays`() {
        let picker = UIImagePickerController()
        picker.delegate = listener
        #expect(Headless.choose(UIImage(), in: picker) == .notOnScreen)
        screen.present(picker, animated: false)
        #expect(Headless.choose(UIImage(), in: picker) == nil)
        #expect(journal.take() == ["picture true"])
        #expect(screen.presentedViewController === picker)
        #expect(Headless.cancel(picker) == nil)
        Headless.drain()
        #expect(screen.presentedViewController == nil)
    }

    @Test func `there are albums, and no camera`() {
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
        #expect(UIImagePickerController.availableMediaTypes(for: .savedPhotosAlbum)?.first == "public.image")
    }

    @Test func `a colour that is chosen is told, and so is the end`() {
        let picker = UIColorPickerViewController()
        picker.delegate = listener
        screen.present(picker, animated: false)
        #expect(Headless.choose(UIColor.red, in: picker) == nil)
        #expect(picker.selectedColor == .red)
        #expect(Headless.swipeAway(picker) == nil)
        Headless.drain()
        #expect(journal.take() == ["colour", "finished"])
    }

    @Test func `files that are chosen are told, and the picker goes`() throws {
        let url = try #require(URL(string: "file:///tmp/a.txt"))
        let picker = UIDocumentPickerViewController(forExporting: [url])
        picker.delegate = listener
        screen.present(picker, animated: false)
        #expect(Headless.choose([url], in: picker) == nil)
        Headless.drain()
        #expect(journal.take() == ["file a.txt"])
        #expect(screen.presentedViewController == nil)
        screen.present(picker, animated: false)
        #expect(Headless.swipeAway(picker) == nil)
        Headless.drain()
        #expect(journal.take() == ["no file"])
    }
}

/// A delegate of pickers that notes what it hears.
@MainActor
final class PickerListener: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
    UIColorPickerViewControllerDelegate, UIDocumentPickerDelegate
{
    let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        journal.note("picture \(info[.originalImage] is UIImage)")
    }

    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        journal.note("colour")
    }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        journal.note("finished")
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
        journal.note("file \(url.lastPathComponent)")
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        journal.note("no file")
    }
}

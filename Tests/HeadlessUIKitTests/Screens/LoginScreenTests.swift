import Testing

@testable import HeadlessUIKit

/// A form with two fields and a button, as apps write it.
private final class LoginViewController: UIViewController, UITextFieldDelegate {
    private lazy var nameField: UITextField = {
        let field = UITextField()
        field.translatesAutoresizingMaskIntoConstraints = false
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.textContentType = .username
        field.returnKeyType = .next
        field.clearButtonMode = .whileEditing
        field.delegate = self
        return field
    }()
    private let passwordField = UITextField()
    let button = UIButton(configuration: .filled())
    private var stack = UIStackView()
    let spinner = UIActivityIndicatorView(style: .medium)
    var fields: [UITextField] { [nameField, passwordField] }
    var entered: ((String, String) -> Void)?

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Sign in"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        passwordField.isSecureTextEntry = true
        passwordField.returnKeyType = .go
        passwordField.attributedPlaceholder = NSAttributedString(
            string: "Password",
            attributes: [.foregroundColor: UIColor.placeholderText, .font: UIFont.preferredFont(forTextStyle: .body)]
        )
        passwordField.leftView = UIImageView(image: UIImage(systemName: "lock"))
        passwordField.leftViewMode = .always
        passwordField.delegate = self
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isEnabled ? "Sign in" : "Fill in both"
            button.configuration?.baseBackgroundColor = button.isHighlighted ? .systemGray : .tintColor
        }
        button.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
        for field in fields { field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged) }
        stack = UIStackView(arrangedSubviews: [nameField, passwordField, button, spinner])
        stack.axis = .vertical
        stack.spacing = UIStackView.spacingUseSystem
        stack.setCustomSpacing(24, after: passwordField)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
            nameField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        update()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let free = view.bounds.inset(by: view.safeAreaInsets)
        stack.frame = CGRect(x: free.minX, y: free.minY + 20, width: free.width, height: 220)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField { passwordField.becomeFirstResponder() } else { submit() }
        return false
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { !string.contains(" ") }

    private func update() {
        button.isEnabled = fields.allSatisfy { $0.hasText }
    }

    private func submit() {
        view.endEditing(true)
        spinner.startAnimating()
        entered?(nameField.text ?? "", passwordField.text ?? "")
    }
}

@MainActor @Suite struct LoginScreenTests {
    private let screen = LoginViewController()
    private let window = UIWindow(frame: UIScreen.main.bounds)

    init() {
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    @Test func `the button waits until both fields are filled`() {
        #expect(Headless.tap(screen.button) == .disabled)
        #expect(screen.button.configuration?.title == "Fill in both")
        #expect(Headless.type("ann", into: screen.fields[0]) == nil)
        #expect(Headless.type("x y", into: screen.fields[1]) == nil)
        #expect(screen.fields[1].text == "xy")
        var entered: [String] = []
        screen.entered = { entered = [$0, $1] }
        #expect(Headless.tap(screen.button) == nil)
        #expect(entered == ["ann", "xy"])
        #expect(screen.spinner.isAnimating)
    }

    @Test func `the keyboard's guide rises with the keyboard`() {
        let guide = screen.view.keyboardLayoutGuide
        let bottom = screen.view.bounds.maxY
        #expect(guide.layoutFrame.minY == bottom - screen.view.safeAreaInsets.bottom)
        Headless.showKeyboard(height: 300)
        #expect(guide.layoutFrame.minY == bottom - 300)
        Headless.hideKeyboard()
        #expect(guide.layoutFrame.minY == bottom - screen.view.safeAreaInsets.bottom)
    }
}

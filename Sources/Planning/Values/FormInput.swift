import Mustache

/// The controls by which a form asks for a field; one that cannot be typed or picked is only shown.
struct FormInput {
    enum Kind {
        case text, stepper, toggle, choice, date, optionalDate, shown
    }

    /// A control by the name of its property and of its class, without the app's or UIKit's prefix.
    struct Control {
        let name: String
        let type: String
        let isOwn: Bool
    }

    let field: Field
    let kind: Kind
    private let noun: Noun
    private let shown: FieldControl

    /// Asks for `field`.
    init(_ field: Field, of noun: Noun, models: Models) {
        self.field = field
        self.noun = noun
        kind = Self.kind(of: field)
        shown = FieldControl(field, of: noun, models: models, isTitle: false)
    }

    /// What the form calls the field.
    var caption: String { FieldPhrase(field, of: noun).label }

    /// How high its row is in the xib.
    var height: Int {
        switch kind {
        case .text: 54
        case .stepper: 32
        case .toggle: 31
        case .choice: 52
        case .date, .optionalDate: 35
        case .shown: shown.height
        }
    }

    /// Its controls, from left to right.
    var controls: [Control] {
        switch kind {
        case .text: [own("Field", "TextField")]
        case .stepper: [own("Label", "Label"), control("Stepper", "UIStepper")]
        case .toggle: [control("Switch", "UISwitch")]
        case .choice: [control("Choice", "UISegmentedControl")]
        case .date: [control("Picker", "UIDatePicker")]
        case .optionalDate: [control("Switch", "UISwitch"), control("Picker", "UIDatePicker")]
        case .shown: [shown.isLabel ? own("Label", "Label") : control("View", "UIImageView")]
        }
    }

    /// The statements that put a draft called `typed` into the controls.
    var filling: [String] {
        let (name, value) = (field.name, "typed.\(field.name)")
        switch kind {
        case .text: return ["\(name)Field.text = \(value)"]
        case .stepper: return ["\(name)Stepper.value = Double(\(value))"]
        case .toggle: return ["\(name)Switch.isOn = \(value)"]
        case .choice: return ["\(name)Choice.selectedSegmentIndex = \(value).map { $0 ? 2 : 1 } ?? 0"]
        case .date: return ["\(name)Picker.date = \(value)"]
        case .optionalDate:
            return ["\(name)Switch.isOn = \(value) != nil", "\(name)Picker.date = \(value) ?? \(name)Picker.date"]
        case .shown: return [shown.code]
        }
    }

    /// What the controls say, for a draft; nil where they only show.
    var reading: String? {
        let name = field.name
        switch kind {
        case .text: return "\(name)Field.text ?? \"\""
        case .stepper: return "Int(\(name)Stepper.value)"
        case .toggle: return "\(name)Switch.isOn"
        case .choice: return "\(name)Choice.selectedSegmentIndex > 0 ? \(name)Choice.selectedSegmentIndex == 2 : nil"
        case .date: return "\(name)Picker.date"
        case .optionalDate: return "\(name)Switch.isOn ? \(name)Picker.date : nil"
        case .shown: return nil
        }
    }

    /// What keeps one control in step with the other; nil where there is one.
    var following: (control: String, code: String)? {
        let name = field.name
        switch kind {
        case .stepper: return ("\(name)Stepper", "\(name)Label.text = Int(\(name)Stepper.value).formatted()")
        case .optionalDate: return ("\(name)Switch", "\(name)Picker.isEnabled = \(name)Switch.isOn")
        case .text, .toggle, .choice, .date, .shown: return nil
        }
    }

    private func control(_ suffix: String, _ type: String) -> Control {
        Control(name: field.name + suffix, type: type, isOwn: false)
    }

    private func own(_ suffix: String, _ type: String) -> Control {
        Control(name: field.name + suffix, type: type, isOwn: true)
    }

    static func kind(of field: Field) -> Kind {
        switch field.scalar {
        case .string, .double, .decimal, .url: .text
        case .int: field.isOptional ? .text : .stepper
        case .bool: field.isOptional ? .choice : .toggle
        case .date: field.isOptional ? .optionalDate : .date
        case .uuid, .data, nil: .shown
        }
    }
}

import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIPickerViewTests {
    private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var rows = [["Apple", "Pear", "Plum"], ["1", "2"]]
        var selected: [String] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            rows[component].count
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            rows[component][row]
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            selected.append(rows[component][row])
        }
    }

    private final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var made = 0
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10_000 }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
        func pickerView(
            _ pickerView: UIPickerView,
            viewForRow row: Int,
            forComponent component: Int,
            reusing view: UIView?
        ) -> UIView {
            if view == nil { made += 1 }
            let view = view ?? UIView()
            view.tag = row
            return view
        }
    }

    private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    private let fruits = Fruits()

    private func show(_ source: some UIPickerViewDataSource & UIPickerViewDelegate) -> Stage {
        picker.dataSource = source
        picker.delegate = source
        return Stage(picker)
    }

    @Test func `rows show the delegate's words`() {
        let stage = show(fruits)
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 1) == 2)
        #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "Pear")
        #expect(picker.rowSize(forComponent: 0).height == 32)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        withExtendedLifetime(stage) {}
    }

    @Test func `selecting in code tells no one, a finger tells the delegate`() {
        let stage = show(fruits)
        picker.selectRow(2, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(fruits.selected.isEmpty)
        #expect(Headless.spin(picker, toRow: 1) == nil)
        #expect(Headless.spin(picker, toRow: 1, inComponent: 1) == nil)
        #expect(fruits.selected == ["Pear", "2"])
        #expect(Headless.spin(picker, toRow: 3) == .missing)
        #expect(Headless.spin(picker, toRow: 0, inComponent: 2) == .missing)
        picker.isUserInteractionEnabled = false
        #expect(Headless.spin(picker, toRow: 0) == .ignoresTouches)
        withExtendedLifetime(stage) {}
    }

    @Test func `a row that is gone after a reload gives way to the last`() {
        let stage = show(fruits)
        picker.selectRow(2, inComponent: 0, animated: false)
        fruits.rows[0] = ["Apple", "Pear"]
        #expect(picker.numberOfRows(inComponent: 0) == 3)
        picker.reloadComponent(0)
        #expect(picker.selectedRow(inComponent: 0) == 1)
        fruits.rows = [["One"]]
        picker.reloadAllComponents()
        #expect(picker.numberOfComponents == 1)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        fruits.rows = [[]]
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == -1)
        withExtendedLifetime(stage) {}
    }

    @Test func `only rows in sight have views, and those are used again`() {
        let numbers = Numbers()
        let stage = show(numbers)
        let first = numbers.made
        #expect(first < 8)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 40))
        Headless.spin(picker, toRow: 5000)
        #expect(picker.view(forRow: 5000, forComponent: 0)?.tag == 5000)
        #expect(picker.view(forRow: 0, forComponent: 0) == nil)
        #expect(picker.view(forRow: 5000, forComponent: 0)?.center.y == 108)
        let second = numbers.made
        Headless.spin(picker, toRow: 2)
        Headless.spin(picker, toRow: 9000)
        #expect(numbers.made == second)
        withExtendedLifetime(stage) {}
    }

    @Test func `a wheel that does not exist is an exception`() {
        let stage = show(fruits)
        let raised = Headless.exceptions { picker.selectRow(0, inComponent: 5, animated: false) }
        #expect(raised.map(\.name) == ["NSRangeException"])
        withExtendedLifetime(stage) {}
    }
}

/// How a colour mixes with what is below it.
public enum CGBlendMode: Int32, Sendable {
    /// Over what is below.
    case normal = 0
    /// Both multiplied.
    case multiply = 1
    /// The complements multiplied.
    case screen = 2
    /// Multiplied in dark places, screened in light ones.
    case overlay = 3
    /// The darker of both.
    case darken = 4
    /// The lighter of both.
    case lighten = 5
    /// What is below, brightened.
    case colorDodge = 6
    /// What is below, darkened.
    case colorBurn = 7
    /// As a soft light on what is below.
    case softLight = 8
    /// As a hard light on what is below.
    case hardLight = 9
    /// The difference of both.
    case difference = 10
    /// The difference, with less contrast.
    case exclusion = 11
    /// The hue over the other parts of what is below.
    case hue = 12
    /// The saturation over the other parts of what is below.
    case saturation = 13
    /// Hue and saturation over the luminosity of what is below.
    case color = 14
    /// The luminosity over the other parts of what is below.
    case luminosity = 15
    /// Nothing.
    case clear = 16
    /// The colour alone.
    case copy = 17
    /// The colour where there is something below.
    case sourceIn = 18
    /// The colour where there is nothing below.
    case sourceOut = 19
    /// The colour where there is something below, and what is below.
    case sourceAtop = 20
    /// Under what is below.
    case destinationOver = 21
    /// What is below, where the colour is.
    case destinationIn = 22
    /// What is below, where the colour is not.
    case destinationOut = 23
    /// What is below where the colour is, and the colour.
    case destinationAtop = 24
    /// Each where the other is not.
    case xor = 25
    /// The sum of the complements.
    case plusDarker = 26
    /// The sum.
    case plusLighter = 27
}

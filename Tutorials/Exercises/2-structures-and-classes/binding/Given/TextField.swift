/// A field that shows a text, which is kept elsewhere.
struct TextField {
  /// Leads to the text.
  let text: Binding<String>

  /// What the field shows.
  var shown: String { text.wrappedValue }

  /// Types at the end of the text.
  func type(_ characters: String) {
    text.wrappedValue += characters
  }
}

// Never comes to an end.
import Testing

@Test func loops() {
  while true {}
}

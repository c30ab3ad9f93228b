import Comparison
import TerminalUI
import Testing

@Suite("An app that has gone")
struct AppLifetimeTests {
  @Test("UI-2: is freed, and its screens with it", arguments: Pattern.allCases)
  func app(pattern: Pattern) throws {
    weak var app: AnyObject?
    weak var screen: Screen?
    let driver = pattern.driver(on: Stage())
    driver.player.start()
    try driver.perform("add Milk\nrename 1 Eggs\nstart\nwait 1s")
    app = driver.player.app
    screen = driver.player.app.screen
    #expect(app != nil && screen != nil)
    try driver.kill()
    #expect(app == nil && screen == nil)
  }
}

import Exercises
import Judging

extension Exercise {
  /// A fingerprint of all that decides whether an answer passes: another one asks for a new check.
  func checksFingerprint() throws -> String {
    var fingerprint = Fingerprint()
    for file in try checking() {
      fingerprint.add(file.name)
      fingerprint.add(file.content)
    }
    for check in checks where !check.isHidden {
      fingerprint.add("\(check.name) \(check.cases) \(check.needs) \(check.expected ?? "")")
    }
    return fingerprint.description
  }
}

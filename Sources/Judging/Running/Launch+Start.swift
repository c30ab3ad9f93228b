import Confinement
import Foundation

extension Launch {
  /// Starts the program with its ends of the pipes.
  func start(output: Int32, questions: Int32?, answers: Int32?) throws(JudgeError) -> confined {
    var child = confined()
    let words = [program.path] + arguments
    let variables = environment.map { "\($0.key)=\($0.value)" }
    var readable: [String] = []
    if case .full(let files) = isolation { readable = files }
    let error = CStrings(words).withPointers { words in
      CStrings(variables).withPointers { variables in
        CStrings(readable).withPointers { readable in
          program.path.withCString { program in
            folder.path.withCString { folder in
              var order = confinement()
              order.program = program
              order.arguments = words
              order.environment = variables
              order.folder = folder
              order.input = -1
              order.output = output
              order.error = output
              order.questions = questions ?? -1
              order.answers = answers ?? -1
              order.set(limits)
              order.forbid_processes = isolation != .none
              order.isolate = isolation != .none
              // C takes a pointer that may change its strings for one that may not; Swift has to be told.
              order.readable = UnsafeRawPointer(readable)
                .assumingMemoryBound(to: UnsafePointer<CChar>?.self)
              return confined_start(&order, &child)
            }
          }
        }
      }
    }
    guard error == 0 else {
      throw JudgeError("\(program.path) can't be started: \(String(cString: strerror(error)))")
    }
    return child
  }
}

extension confinement {
  fileprivate mutating func set(_ limits: Limits) {
    cpu_seconds = UInt32(limits.processorSeconds)
    memory_bytes = UInt64(limits.memory)
    file_bytes = UInt64(limits.fileSize)
    open_files = UInt32(limits.openFiles)
    processes = UInt32(limits.processes)
    stack_bytes = UInt64(limits.stack)
    folder_bytes = UInt64(limits.fileSize)
  }
}

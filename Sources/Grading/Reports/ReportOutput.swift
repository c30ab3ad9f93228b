import Foundation

/// Where a report goes: to standard output, to a file, or to a folder with a file for each submission.
public struct ReportOutput {
  private enum Place {
    case standardOutput
    case file(URL)
    case folder(URL)
  }

  private let place: Place
  private let format: ReportFormat

  /// Chooses the place, and makes sure beforehand that it can be written.
  ///
  /// - Parameter submissions: The names of all submissions.
  public init(_ path: String?, format: ReportFormat, submissions: [String]) throws(GradingError) {
    self.format = format
    let isForOne = format.isForOneSubmission && submissions.count > 1
    guard let path else {
      guard !isForOne else {
        throw GradingError(
          "the format \(format.rawValue) is for one submission, and there are "
            + "\(submissions.count); name a folder for the reports with --output")
      }
      place = .standardOutput
      return
    }
    let url = URL(filePath: path)
    let folder = isForOne ? url : url.deletingLastPathComponent()
    if isForOne {
      place = .folder(url)
      do {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      } catch {
        throw GradingError("can't make the folder \(path): \(error.localizedDescription)")
      }
    } else {
      place = .file(url)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        throw GradingError("can't write \(path): it is a folder")
      }
    }
    guard FileManager.default.isWritableFile(atPath: folder.path) else {
      throw GradingError(
        "can't write to \(path): the folder \(folder.path) is missing, or not yours to write in")
    }
  }

  /// Writes the report.
  public func write(_ book: GradeBook) throws(GradingError) {
    switch place {
    case .standardOutput:
      // Whoever reads it may have enough before its end.
      try? FileHandle.standardOutput.write(contentsOf: Data(book.report(as: format).utf8))
    case .file(let url): try write(book.report(as: format), to: url)
    case .folder(let url):
      for (name, report) in book.reports(as: format) {
        try write(report, to: url.appending(path: name.asFileName + ".json"))
      }
    }
  }

  private func write(_ report: String, to url: URL) throws(GradingError) {
    do {
      try Data(report.utf8).write(to: url, options: .atomic)
    } catch {
      throw GradingError("can't write \(url.path): \(error.localizedDescription)")
    }
  }
}

extension String {
  /// The text as a name of a file, another one for each text, on every file system.
  fileprivate var asFileName: String {
    utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        String(UnicodeScalar(byte))
      default: "%" + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}

import Arguments
import Foundation

exit(CourseCommand.run(Array(CommandLine.arguments.dropFirst())))

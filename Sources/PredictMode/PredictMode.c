// Gives a playground page its `--predict` and `--help` options.
//
// A page's only source is the file that Xcode opens, so it can't look at its arguments itself. This
// target is linked into its executable, and the function below runs before the page's first line.
// It does one thing only: to replace the process by the `predict` program built beside the page. So
// no Swift code runs before `main`, and the pages stay free of it all. The linkers of macOS and
// Linux both keep constructors that nothing refers to, and pass them the arguments of `main`.

#include <stdio.h>
#include <string.h>
#include <unistd.h>

__attribute__((constructor)) static void startPredictingIfAsked(int argc, char **argv) {
  if (argc != 2) return;
  int asksForHelp = strcmp(argv[1], "--help") == 0;
  if (!asksForHelp && strcmp(argv[1], "--predict") != 0) return;

  // `.build/debug/value-types` becomes `.build/debug/predict`; a page that was found by way of
  // PATH, and so has no folder before its name, looks for `predict` in the same way.
  const char *slash = strrchr(argv[0], '/');
  int folderLength = slash ? (int)(slash - argv[0]) + 1 : 0;
  char predict[folderLength + sizeof "predict"];
  snprintf(predict, sizeof predict, "%.*spredict", folderLength, argv[0]);

  execvp(predict, (char *[]){predict, asksForHelp ? argv[1] : argv[0], NULL});
  perror(predict);
  fputs("To build it: swift build --product predict\n", stderr);
  _exit(1);
}

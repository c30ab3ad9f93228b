// Has no test.
import Testing

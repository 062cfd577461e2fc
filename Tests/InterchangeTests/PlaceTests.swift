import Interchange
import Testing

import AppLaunch
import Foundation
import MVC

let launch = AppLaunch(name: "mvc-app", pattern: "MVC: model, view, controller") { model in
  AppController(model: model)
}
exit(launch.run())

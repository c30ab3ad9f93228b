import AppLaunch
import Foundation
import MVVM
import MVVMViews

let launch = AppLaunch(name: "mvvm-app", pattern: "MVVM: model, view, view model") { model in
  AppView(viewModel: AppViewModel(model: model))
}
exit(launch.run())

let name = "BusyFooterView"

/// The files of `Poses/`, as they were when the program was compiled.
enum BuiltInFiles {
  static var device: (name: String, bytes: [UInt8]) {
    (Catalog.deviceFile, PackageResources.device_json)
  }

  /// In the order of the catalogue.
  static var poses: [(name: String, bytes: [UInt8])] {
    [
      ("closed.json", PackageResources.closed_json),
      ("closed-sideways.json", PackageResources.closed_sideways_json),
      ("closed-sideways-flipped.json", PackageResources.closed_sideways_flipped_json),
      ("open.json", PackageResources.open_json),
      ("open-flipped.json", PackageResources.open_flipped_json),
      ("open-upright.json", PackageResources.open_upright_json),
      ("open-upright-flipped.json", PackageResources.open_upright_flipped_json),
      ("partly-open.json", PackageResources.partly_open_json),
      ("partly-open-flipped.json", PackageResources.partly_open_flipped_json),
      ("partly-open-upright.json", PackageResources.partly_open_upright_json),
      ("partly-open-upright-flipped.json", PackageResources.partly_open_upright_flipped_json),
      ("split-view-left.json", PackageResources.split_view_left_json),
      ("split-view-right.json", PackageResources.split_view_right_json),
      ("partly-open-split-view-left.json", PackageResources.partly_open_split_view_left_json),
      ("partly-open-split-view-right.json", PackageResources.partly_open_split_view_right_json),
      ("tent.json", PackageResources.tent_json),
    ]
  }
}

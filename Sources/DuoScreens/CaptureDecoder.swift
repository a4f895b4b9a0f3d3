import DuoGeometry
import DuoJSON
import DuoLayout

/// The `capture` of a screen file: which poses of a running app it was captured in.
struct CaptureDecoder {
  /// Degrees clockwise that a picture may be turned.
  static let turns = [0, 90, 180, 270]

  let vocabulary: ScreenVocabulary

  func capture(_ reader: JSONReader) -> ScreenCapture? {
    guard let keys = reader.object("an object with facing and poses") else { return nil }
    let facing = keys.required("facing")?.choice(Facing.self, what: "a seating")
    let direction = keys.optional("direction")?.choice(Direction.self, what: "a direction")
    let listed = keys.required("poses")
    let poses = listed?.object("an object with a key for each pose").map(self.poses)
    keys.finish()
    if let listed, let poses, poses.isEmpty, reader.faults.isEmpty {
      listed.fault("no pose", "name at least one, or leave \"capture\" out")
    }
    guard let facing, let poses, !poses.isEmpty else { return nil }
    return ScreenCapture(facing: facing, direction: direction ?? .ltr, poses: poses)
  }

  private func poses(_ object: JSONObjectReader) -> [CapturedPose] {
    var poses: [CapturedPose] = []
    for entry in object.entries() {
      guard let spelling = Names.match(entry.key, in: vocabulary.poseNames),
        let name = vocabulary.poses[spelling]
      else {
        entry.value.faults.add(
          "\(Names.quoted(entry.key)) is not a pose",
          Names.remedy(entry.key, in: vocabulary.poseNames), at: entry.keyPlace,
          path: object.path)
        continue
      }
      guard !poses.contains(where: { $0.name == name }) else {
        entry.value.faults.add(
          "\(Names.quoted(entry.key)) again", "each pose once", at: entry.keyPlace,
          path: object.path)
        continue
      }
      if let pose = pose(name, entry.value) { poses.append(pose) }
    }
    return poses
  }

  private func pose(_ name: String, _ reader: JSONReader) -> CapturedPose? {
    guard let keys = reader.object("an object with tree or image") else { return nil }
    var pose = CapturedPose(name: name)
    pose.tree = keys.optional("tree")?.line(limit: ScreenLimits.pathLength)
    pose.image = keys.optional("image")?.line(limit: ScreenLimits.pathLength)
    if let turn = keys.optional("turn") {
      pose.turn = self.turn(turn)
      if pose.image == nil { turn.fault("there is no image to turn", "name one, or leave it out") }
    }
    for bar in keys.optional("bars")?.array("a list of bars") ?? [] {
      if let known = bar.choice(AppBar.self, what: "a bar") { pose.bars.insert(known) }
    }
    pose.camera = keys.optional("camera")?.bool() ?? false
    pose.keyboard = keys.optional("keyboard")?.bool() ?? false
    keys.finish()
    return pose
  }

  private func turn(_ reader: JSONReader) -> QuarterTurn? {
    guard let degrees = reader.integer(in: 0...270) else { return nil }
    guard Self.turns.contains(degrees) else {
      reader.fault("\(degrees) is no quarter turn", "allowed: 0, 90, 180, 270")
      return nil
    }
    return QuarterTurn(degrees / 90)
  }
}

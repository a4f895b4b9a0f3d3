import DuoGeometry
import DuoJSON
import DuoLayout

/// Reads the lists of reserved regions of one record.
///
/// What a list holds is said by its key: `regionsDivisionActive`, `occlusions`, `reservedRegions`.
struct ProbeRegionReader {
  let reader: ProbeRecordReader
  let isMirrored: Bool

  func regions() throws(CaptureFault) -> ToldRegions {
    var told = ToldRegions()
    // Lists of all first: what they lack the active ones add.
    let lists = reader.fields.members.compactMap { member -> (JSONNode.Member, Meaning)? in
      Meaning(ProbeFields.folded(member.key)).map { (member, $0) }
    }
    for (member, meaning) in lists where meaning.isAll { try read(member, meaning, &told) }
    for (member, meaning) in lists where !meaning.isAll { try read(member, meaning, &told) }
    return told
  }

  /// What a key says of the regions in its list.
  private struct Meaning {
    /// nil where each region says it.
    var kind: RegionKind?
    var isAll = false
    var isActive = false

    init?(_ key: String) {
      var rest = key[...]
      func take(_ word: String) -> Bool {
        guard let range = rest.firstRange(of: word) else { return false }
        rest = rest[..<range.lowerBound] + rest[range.upperBound...]
        return true
      }
      _ = take("reserved")
      let isNamed = take("regions") || take("region")
      isActive = take("active")
      isAll = take("all")
      let isDivision = take("divisions") || take("division") || take("folds") || take("fold")
      let isOcclusion = !isDivision && (take("occlusions") || take("occlusion"))
      kind = isDivision ? .division : isOcclusion ? .occlusion : nil
      guard rest.isEmpty, isNamed || kind != nil else { return nil }
    }
  }

  private func read(
    _ member: JSONNode.Member, _ meaning: Meaning, _ told: inout ToldRegions
  ) throws(CaptureFault) {
    let node = ProbeShapes.bare(member.value)
    if node.content == .null { return }
    guard case .array(let items) = node.content else {
      throw fault(
        member.key, "\(node.kind) is not a list of regions",
        "allowed: [{\"frame\", \"margins\", \"isActive\"}], or null")
    }
    guard items.count <= 64 else {
      throw fault(member.key, "\(items.count) regions", "allowed: 64 at most")
    }
    for (index, item) in items.enumerated() {
      try read(item, "\(member.key)[\(index)]", meaning, &told)
    }
    for kind in meaning.kind.map({ [$0] }) ?? RegionKind.allCases {
      if meaning.isAll { told.complete.insert(kind) }
      told.activeComplete.insert(kind)
    }
  }

  private func read(
    _ item: JSONNode, _ path: String, _ meaning: Meaning, _ told: inout ToldRegions
  ) throws(CaptureFault) {
    guard case .object(let members) = item.content else {
      throw fault(
        path, "\(item.kind) is not a region", "allowed: {\"frame\", \"margins\", \"isActive\"}")
    }
    let inner = ProbeRecordReader(fields: ProbeFields(members), line: reader.line)
    let kinds: KeyValuePairs<String, RegionKind> = ["division": .division, "occlusion": .occlusion]
    let name = ((try? inner.text("name")) ?? nil).flatMap { name in
      RegionName.allCases.first { Names.areSame($0.rawValue, name) }
    }
    var kind = meaning.kind
    if kind == nil { kind = try inner.word("kind", "type", of: kinds) }
    guard let kind = kind ?? name.map({ $0 == .fold ? .division : .occlusion }) else {
      throw fault(path, "no kind", "say \"kind\": \"division\" or \"occlusion\"")
    }
    guard let member = inner.fields.member(["frame", "rect", "bounds"]),
      let frame = try inner.value(member, "a rectangle", ProbeShapes.rect)
    else { return }
    let margins = try inner.insets("margins", isMirrored: isMirrored)
    let isActive = inner.flag("isactive", "active") ?? (meaning.isActive ? true : nil)
    told.add(
      ToldRegion(
        kind: kind, name: name, frame: frame, margins: margins?.whole, isActive: isActive))
  }

  private func fault(_ path: String, _ problem: String, _ remedy: String) -> CaptureFault {
    CaptureFault("line \(reader.line)", "\(path): \(problem)", remedy)
  }
}

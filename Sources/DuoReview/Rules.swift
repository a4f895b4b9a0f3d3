/// Every rule there is, in the order of layout.md §8.
public enum Rules {
  public static let all: [any Rule.Type] = [
    TargetTooSmall.self, TargetsTooClose.self, OnFold.self, UnderOcclusion.self,
    OutsideSafeArea.self, CutByCorner.self, HalfHidden.self, SeamOffFold.self,
    OverlapsNeighbour.self, NotFacingOwner.self, DestructiveInBothSeats.self,
    DestructiveNearSeam.self, DestructiveUnconfirmed.self, PrivateOnSharedScreen.self,
    SystemPanelInPlay.self, IdentifierWithoutSeat.self, GestureOnHalf.self,
    DragWithoutDistance.self, DragWithoutTapPath.self, OddColumns.self, MissingInPose.self,
    DifferentBetweenSeats.self, UnevenHalves.self, TiltedFromOwner.self, SeatChangesPanel.self,
  ]

  public static let ids: [String] = all.map { $0.id }
}

import Dispatch

/// Results of workers that each write their own slots.
private struct Slots<Value>: @unchecked Sendable {
  let base: UnsafeMutablePointer<Value?>
}

/// `transform` of every item, on up to `jobs` threads; the order of the results is the order of the items.
package func parallelMap<Item: Sendable, Value: Sendable>(
  _ items: [Item], jobs: Int, _ transform: @Sendable (Item) -> Value
) -> [Value] {
  let workers = min(jobs, items.count)
  guard workers > 1 else { return items.map(transform) }
  let base = UnsafeMutablePointer<Value?>.allocate(capacity: items.count)
  base.initialize(repeating: nil, count: items.count)
  defer {
    base.deinitialize(count: items.count)
    base.deallocate()
  }
  let slots = Slots(base: base)
  // Every worker has slots of its own, so none waits for another.
  DispatchQueue.concurrentPerform(iterations: workers) { worker in
    for index in stride(from: worker, to: items.count, by: workers) {
      slots.base[index] = transform(items[index])
    }
  }
  return (0..<items.count).compactMap { base[$0] }
}

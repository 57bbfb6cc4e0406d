/** A round-robin queue: `next` takes the oldest item of each owner in turn. */
export function createFairQueue<Item>() {
  const queues = new Map<string, Item[]>()
  let count = 0

  return {
    add(owner: string, item: Item) {
      const queue = queues.get(owner)
      if (queue) queue.push(item)
      else queues.set(owner, [item])
      count += 1
    },

    next(): Item | undefined {
      const [first] = queues
      if (!first) return undefined
      const [owner, queue] = first
      const item = queue.shift()
      // Re-inserting the owner moves it to the end of the map.
      queues.delete(owner)
      if (queue.length > 0) queues.set(owner, queue)
      count -= 1
      return item
    },

    /** Returns false if the item is no longer in the queue. */
    remove(owner: string, item: Item): boolean {
      const queue = queues.get(owner)
      const place = queue?.indexOf(item) ?? -1
      if (!queue || place < 0) return false
      queue.splice(place, 1)
      if (queue.length === 0) queues.delete(owner)
      count -= 1
      return true
    },

    size: () => count,
    countOf: (owner: string) => queues.get(owner)?.length ?? 0,
  }
}

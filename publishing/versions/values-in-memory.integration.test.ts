import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { queryObjects } from 'node:v8'
import { expect, it } from 'vitest'
import { createValueStore, type ValueStore } from '../read/value-store.ts'
import { fixtureCopy } from '../testing/fixture.ts'
import { loadContent } from './load-content.ts'
import { writeInMemory } from './write-version.ts'

const copies = 20
const languages = 5
const countEvery = 101

class Counted {}

/** Counts the words of articles that are in memory at the same time: most content is words of articles and products. */
function countingStore() {
  const values = createValueStore()
  const counts = { read: 0, mostAtOnce: 0 }
  const store: ValueStore = {
    ...values,
    read(stored) {
      const value = values.read(stored)
      if (typeof value !== 'object' || value === null || !('content' in value)) return value
      counts.read += 1
      // Each count takes time, because it collects garbage first.
      if (counts.read % countEvery === 0)
        counts.mostAtOnce = Math.max(counts.mostAtOnce, queryObjects(Counted, { format: 'count' }))
      return Object.setPrototypeOf(value, Counted.prototype)
    },
  }
  return { store, counts }
}

it('the words of one entry after the other are in memory, not those of all entries', async () => {
  await using content = await fixtureCopy()
  for (let copy = 0; copy < copies; copy += 1) {
    await cp(join(content.folder, 'news/new-hood'), join(content.folder, `news/new-hood-${copy}`), { recursive: true })
  }
  const { store, counts } = countingStore()
  const never = () => undefined
  await writeInMemory(() => loadContent(content.folder, { served: never, kept: never }, { values: store }))
  expect(counts.read).toBeGreaterThan(copies * languages)
  // Of the entry before, some may still be referred to.
  expect(counts.mostAtOnce).toBeGreaterThan(0)
  expect(counts.mostAtOnce).toBeLessThanOrEqual(2 * languages)
})

// Searches the studio's list of entries with ten times the demo content. Fails if a search takes longer than 100 ms.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createDraftStore } from '#studio/drafts/draft-store.ts'
import { createPublished } from '#studio/drafts/published.ts'
import { createEntryList } from '#studio/server/entry-list.ts'
import { makeManyCopies } from './support/many-copies.ts'

const limitMs = 100
const searches = ['', 'rh-9010', 'hood', 'slanted hood', '烟机', 'safety glass', 'xyzzy', 'a']

const folder = mkdtempSync(join(tmpdir(), 'hearth-entry-list-'))
const content = join(folder, 'content')
makeManyCopies(resolve(import.meta.dirname, '../content'), content, 10)
const published = createPublished(content, () => '2030-01-02')
const drafts = createDraftStore({ published, folder: join(folder, 'studio'), now: () => new Date() })
const list = createEntryList({ published, drafts, checks: { faults: async () => [], changed() {} } })

const startedAt = performance.now()
const all = await list.entries({ words: '' })
console.log(`${all.found?.lines.length} entries read in ${(performance.now() - startedAt).toFixed(0)} ms`)
let slowest = 0
for (const words of searches) {
  const started = performance.now()
  const { found } = await list.entries({ words })
  const sent = JSON.stringify(found).length
  const took = performance.now() - started
  slowest = Math.max(slowest, took)
  console.log(`"${words}": ${found?.lines.length} entries, ${(sent / 1024).toFixed(0)} KB, ${took.toFixed(1)} ms`)
}
const [line] = all.found?.lines ?? []
if (line) {
  const { published: text = '' } = await drafts.read(line.file)
  const file = line.file.replace(/[^/]+\/[^/]+$/, `copy/${line.file.split('/').at(-1)}`)
  await drafts.create({ file, version: null, text, by: 'bench' })
  const started = performance.now()
  await list.entries({ words: 'hood' })
  const took = performance.now() - started
  slowest = Math.max(slowest, took)
  console.log(`after a draft has changed: ${took.toFixed(1)} ms`)
}
list.close()
rmSync(folder, { recursive: true })
console.log(`Slowest: ${slowest.toFixed(1)} ms, limit ${limitMs} ms`)
process.exit(slowest > limitMs ? 1 : 0)

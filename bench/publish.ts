// How long it takes from Publish to the page that visitors get: npm run bench:publish [CONTENT_FOLDER]
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pageUrl } from '#contract/pages/urls.ts'
import { versionOf } from '#studio/drafts/draft-store.ts'
import { openPublishing } from '#studio/releases/open-publishing.ts'
import { runPublicSite } from '#tests/support/run-public-site.ts'

const publications = 15
const limitMs = 3_000
/** Between two looks at the page. */
const lookMs = 5

const folder = mkdtempSync(join(tmpdir(), 'hearth-bench-publish-'))
const contentFolder = join(folder, 'content')
cpSync(process.argv[2] ?? 'content', contentFolder, { recursive: true })
const file = 'products/rh-9010/en.yaml'
const url = pageUrl('en', 'product', { id: 'RH-9010' })

const site = await runPublicSite(contentFolder)
const studio = openPublishing({ contentFolder, folder: join(folder, 'studio'), now: () => new Date() })
const [published, shown]: [number[], number[]] = [[], []]
for (let round = 0; round < publications; round += 1) {
  const title = `Another title ${round}`
  const { published: text = '' } = await studio.drafts.read(file)
  const done = await studio.drafts.edit({
    file,
    edits: [{ set: ['title'], value: title }],
    version: versionOf(text),
    by: 'bench',
  })
  if (!('version' in done)) throw new Error('The draft has changed')

  const from = performance.now()
  const outcome = await studio.publisher.publishNow([{ file, version: done.version }], { by: 'bench' })
  if ('refused' in outcome) throw new Error(`Refused: ${outcome.refused}`)
  published.push(performance.now() - from)
  while (!(await site.html(url)).includes(title)) await wait(lookMs)
  shown.push(performance.now() - from)
}
await studio.close()
await site[Symbol.asyncDispose]()
rmSync(folder, { recursive: true })

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.round(share * (times.length - 1))] ?? 0
const told = (times: readonly number[]) => `median ${at(times, 0.5).toFixed(0)} ms, slowest ${at(times, 1).toFixed(0)} ms`
console.log(
  `From Publish to written files: ${told(published)} (the first one, which reads all content: ${published[0]?.toFixed(0)} ms)`,
)
console.log(`From Publish to the public page: ${told(shown)} (limit for the median ${limitMs})`)
process.exit(at(shown, 0.5) > limitMs ? 1 : 0)

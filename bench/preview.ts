// How long it takes from a changed draft to the page that shows it: npm run bench:preview [CONTENT_FOLDER]
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pageUrl } from '#contract/pages/urls.ts'
import { openPreview } from '#studio/preview/open-preview.ts'
import { createKeys } from '#studio/server/keys.ts'
import { changesPath } from '#studio/wire/preview-paths.ts'

const changes = 40
/** A person sees what they typed at once; the rendered page follows within this time. */
const limitMs = 300

const contentFolder = process.argv[2] ?? 'content'
const file = 'products/rh-9010/en.yaml'
const page = pageUrl('en', 'product', { id: 'RH-9010' })
const temporary = mkdtempSync(join(tmpdir(), 'hearth-preview-'))
const draftsFolder = join(temporary, 'studio/drafts')
mkdirSync(dirname(join(draftsFolder, file)), { recursive: true })
const published = readFileSync(join(contentFolder, file), 'utf8')

const keys = createKeys()
const preview = await openPreview(
  {
    ...{
      contentFolder,
      draftsFolder,
      dataFolder: temporary,
      publicUrl: 'https://www.example.com',
      proxied: undefined,
      script: '',
    },
    ...{ entrance: { by: 'key' }, host: '127.0.0.1', port: 0, studioPort: 3001, session: keys.session },
  },
  console.error,
)
const options = { host: '127.0.0.1', port: preview.port, headers: { cookie: String(keys.cookie.split(';')[0]) } }
const ask = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => get({ ...options, path }, resolve).on('error', reject))
const html = async () => (await (await ask(page)).toArray()).join('')

const start = performance.now()
await html()
console.log(`First page: ${(performance.now() - start).toFixed(0)} ms`)

const events = await ask(changesPath)
const announced = () => new Promise((resolve) => events.once('data', resolve))
await announced()
const times: number[] = []
for (let round = 0; round < changes; round += 1) {
  const title = `Another title ${round}`
  writeFileSync(join(temporary, 'new.yaml'), published.replace(/^title: .*/m, `title: ${title}`))
  const changed = announced()
  const from = performance.now()
  // As the studio writes drafts.
  renameSync(join(temporary, 'new.yaml'), join(draftsFolder, file))
  await changed
  if (!(await html()).includes(title)) throw new Error('The page does not show the draft')
  times.push(performance.now() - from)
}
times.sort((a, b) => a - b)
const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0
console.log(`From a changed draft to its page: p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms (limit ${limitMs})`)
await preview.close()
rmSync(temporary, { recursive: true })
process.exit(at(0.95) > limitMs ? 1 : 0)

import { execFile, fork } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { openForReading } from '#catalog/database/content-database.ts'
import { compileCache } from '#submissions/testing/compile-cache.ts'
import { contentFormat } from '../content-format.ts'
import { createFileCopies } from '../store/file-copies.ts'
import { hashesIn } from '../store/manifest.ts'
import { currentOf, type PublishedStore } from '../store/published-store.ts'
import { fixtureCopy } from './fixture.ts'
import type { StorePlace } from './store-places.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type KilledPublishers = {
  /** After how many kills the current version was the one before, or the one that was being published. */
  before: number
  after: number
  /** What was neither, or not whole. */
  faults: string[]
  /** What `gc` left, a day later, of files that no version holds. */
  left: string[]
}

const manual = 'products/rh-0001/documents/RH-0001-manual.pdf'
/** Takes long enough to be stored that some kills find it half stored. */
const manualBytes = 8_000_000

/** Kills publishing processes at random moments, and looks each time at what nodes would get. */
export async function killPublishers(
  place: StorePlace,
  kills: number,
  onKill = (_done: number) => {},
): Promise<KilledPublishers> {
  await using content = await fixtureCopy()
  await using temporary = await temporaryFolder()
  const result: KilledPublishers = { before: 0, after: 0, faults: [], left: [] }
  const environment = { ...process.env, ...compileCache, ...place.environment, TMPDIR: temporary.folder }

  /** The content gets another manual, so that a new file, a new database and a new version have to be stored. */
  async function change(number: number): Promise<string> {
    const bytes = Buffer.concat([Buffer.from(`%PDF-1.7 ${number}\n`), Buffer.alloc(manualBytes, String(number))])
    await writeFile(join(content.folder, manual), bytes)
    return hash('sha256', bytes)
  }

  function publisher() {
    const child = fork(new URL('./publish-once.ts', import.meta.url), [content.folder, place.environment.DATA_DIR], {
      env: environment,
    })
    const ended = once(child, 'exit')
    const untilIt = (does: string) =>
      Promise.race([
        ended,
        new Promise<void>((resolve) => {
          child.on('message', (message) => message === does && resolve())
        }),
      ])
    return { child, ended, building: untilIt('building'), storing: untilIt('storing') }
  }

  /** How long a publisher builds and stores. */
  async function measured(number: number) {
    const manualHash = await change(number)
    const { ended, building, storing } = publisher()
    await building
    const began = performance.now()
    await storing
    const stores = performance.now()
    const [code] = await ended
    if (code !== 0) throw new Error('The content could not be published')
    return { manualHash, buildMs: stores - began, storeMs: performance.now() - stores }
  }

  // The first one also stores all pictures.
  await measured(0)
  let { manualHash: current, buildMs, storeMs } = await measured(1)
  for (let kill = 1; kill <= kills; kill += 1) {
    const next = await change(kill + 1)
    const { child, ended, building, storing } = publisher()
    // Every other kill is while it stores, because that takes less time than building.
    const whileStoring = kill % 2 === 0
    await (whileStoring ? storing : building)
    // The moment is what is random here: nothing is waited for.
    setTimeout(() => child.kill('SIGKILL'), Math.random() * (whileStoring ? storeMs : buildMs + storeMs) * 1.2)
    await ended
    await place.settled()
    const found = await manualOfCurrent(place)
    if (found === current) result.before += 1
    else if (found === next) result.after += 1
    else result.faults.push(`kill ${kill}: ${found}`)
    if (found === next) current = next
    onKill(kill)
  }

  const before = new Date(Date.now() - 2 * 24 * 60 * 60_000)
  for (const name of await readdir(temporary.folder)) await utimes(join(temporary.folder, name), before, before)
  await place.ageFiles()
  const command = new URL('../../tools/content.ts', import.meta.url).pathname
  await promisify(execFile)(process.execPath, [command, 'gc', '--keep', '1'], { env: environment })
  const wanted = await filesOfCurrent(place)
  result.left = [...(await place.files()).filter((name) => !wanted.includes(name)), ...(await readdir(temporary.folder))]
  return result
}

type Current = { manifest: Awaited<ReturnType<ReturnType<typeof createFileCopies>['manifest']>>; id: string }

async function currentVersion(
  place: StorePlace,
  use: (current: Current, store: PublishedStore, folder: string) => Promise<string[]>,
) {
  await using copied = await temporaryFolder()
  const store = await place.open()
  try {
    const version = currentOf(await store.versions(), contentFormat())
    if (!version) throw new Error('Nothing is published')
    const manifest = await createFileCopies(copied.folder, store).manifest(version.id)
    return await use({ manifest, id: version.id }, store, copied.folder)
  } finally {
    await store.close()
  }
}

const filesOfCurrent = (place: StorePlace) => currentVersion(place, async ({ manifest, id }) => [id, ...hashesIn(manifest)])

/** The hash of the manual in the current version, or what is wrong with that version. */
async function manualOfCurrent(place: StorePlace): Promise<string | undefined> {
  const [found] = await currentVersion(place, async ({ manifest }, store, folder) => {
    for (const one of hashesIn(manifest)) {
      if (hash('sha256', await buffer(store.read(one))) !== one) return [`the file ${one} is not whole`]
    }
    const database = await createFileCopies(folder, store).get(manifest.databases[0].hash)
    const media = mediaIn(database)
    const named = new Set(media.map((one) => one.hash))
    const isSame = named.size === manifest.files.length && manifest.files.every((one) => named.has(one))
    if (!isSame) return ['the database has other files than the version']
    return media.filter(({ path }) => path === manual).map((one) => one.hash)
  })
  return found
}

function mediaIn(path: string): { path: string; hash: string }[] {
  using database = openForReading(path)
  const rows = database.prepare('select value from media').all()
  return rows.map(({ value }) => JSON.parse(String(value)))
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { namedBy } from '#catalog/documents/document-kinds.ts'
import { TooBusy } from '../jobs/job-queue.ts'
import { loadCatalog } from '../load-catalog.ts'
import { originalsIn } from '../pictures/originals.ts'
import { fixtureFolder } from '../testing/fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createDocumentStore } from './document-store.ts'

const catalog = await loadCatalog(fixtureFolder)
const documents = [...catalog.madeDocuments()]
const [first] = documents
if (!first) throw new Error('The fixture has no documents')

it('of a file name, only the documents of its product are worked out', () => {
  const named = [...catalog.madeDocuments([first.fileName, 'other.webp'])]
  const code = namedBy(first.fileName)?.code
  expect(named.map(({ url }) => url)).toEqual(
    documents.filter(({ fileName }) => namedBy(fileName)?.code === code).map(({ url }) => url),
  )
  expect(named.length).toBeLessThan(documents.length)
})

/** Makes documents only when it is told to. */
function slowMaker() {
  const jobs: (() => void)[] = []
  return {
    jobs,
    make: () => new Promise<Buffer>((resolve) => jobs.push(() => resolve(Buffer.from('%PDF')))),
  }
}

const originals = originalsIn(fixtureFolder)

describe('made documents', () => {
  it('have names that tell model, kind and language', () => {
    for (const { fileName } of documents) expect(namedBy(fileName)).toBeDefined()
    expect(namedBy('rh-9010-installation-guide.zh-hant.pdf')).toEqual({
      code: 'rh-9010',
      kind: 'installationGuide',
      language: 'zh-Hant',
    })
  })

  it('are made once for all who ask at the same time, and are then a file', async () => {
    await using cache = await temporaryFolder()
    let count = 0
    const store = createDocumentStore(cache.folder, originals, { make: async () => Buffer.from(`%PDF ${++count}`) })
    expect(store.bytesOf(first.url)).toBeUndefined()
    const all = await Promise.all([store.get(first, 'a'), store.get(first, 'b'), store.get(first)])
    const again = await createDocumentStore(cache.folder, originals, { make: () => Promise.reject(new Error('again')) }).get(
      first,
    )
    for (const one of [...all, again]) expect('file' in one && (await readFile(one.file, 'utf8'))).toBe('%PDF 1')
    expect(store.bytesOf(first.url)).toBe(6)
  })

  it('are made in turn: a client that asks for many cannot take the turns of others', async () => {
    await using cache = await temporaryFolder()
    const { jobs, make } = slowMaker()
    const store = createDocumentStore(cache.folder, originals, { make })
    const asked = documents.slice(0, 14).map((document) => store.get(document, 'greedy'))
    const results = Promise.allSettled(asked)
    const [, other] = [await Promise.resolve(), store.get(documents.at(-1) ?? first, 'other')]
    let isServed = false
    void other.then(() => {
      isServed = true
    })
    for (let turn = 0; turn < 3 || !isServed; turn += 1) {
      await expect.poll(() => jobs.length).toBeGreaterThan(0)
      jobs.shift()?.()
      await new Promise((resume) => setImmediate(resume))
      if (turn > 3) throw new Error('The other client waits for the greedy one')
    }
    const settling = setInterval(() => jobs.shift()?.(), 1)
    const refused = (await results).filter((one) => one.status === 'rejected')
    clearInterval(settling)
    expect(refused.length).toBe(3)
    for (const one of refused) expect(one.status === 'rejected' && one.reason).toBeInstanceOf(TooBusy)
  })

  it('are sent from memory if they cannot be stored', async () => {
    const reported: unknown[] = []
    const store = createDocumentStore(join(fixtureFolder, 'home.yaml'), originals, {
      make: async () => Buffer.from('%PDF'),
      reportUnstored: (error) => reported.push(error),
    })
    expect(await store.get(first)).toEqual({ bytes: Buffer.from('%PDF') })
    expect(await store.get(first)).toEqual({ bytes: Buffer.from('%PDF') })
    expect(reported).toHaveLength(1)
  })
})

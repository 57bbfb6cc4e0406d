import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { fixtureCopy } from '../testing/fixture.ts'
import { publishHere } from '../testing/publish-here.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createCatalogSource, type WatchParts } from './watch-content.ts'

const midnight = Date.parse('2026-12-01T00:00:00+08:00')
const title = 'news/new-hood/en.yaml'
const textOfNews = (name: string) => `title: ${name}\nintro: Short\ncontent: Long\npictureAlt: A kitchen\n`

const soon = (check: () => void) => vi.waitFor(check, { timeout: 120_000, interval: 20 })

/** A site that starts `before` midnight. The clock stands until the test moves it. */
async function site({ before, ...parts }: Partial<WatchParts> & { before: number }) {
  const copy = await fixtureCopy()
  onTestFinished(() => copy[Symbol.asyncDispose]())
  const data = await temporaryFolder()
  onTestFinished(() => data[Symbol.asyncDispose]())
  const clock = { now: midnight - before }
  const logged: string[] = []
  const note = (facts: object, message: string) => void logged.push(`${message} ${JSON.stringify(facts)}`)
  const log = { debug() {}, info: note, error: note }
  return {
    ...copy,
    clock,
    logged: () => logged.join('\n'),
    async write(files: Record<string, string>) {
      for (const [file, text] of Object.entries(files)) {
        await mkdir(dirname(join(copy.folder, file)), { recursive: true })
        await writeFile(join(copy.folder, file), text)
      }
    },
    async start(more: Partial<WatchParts> = {}) {
      const source = await createCatalogSource(copy.folder, {
        ...{ log, openPublisher: publishHere, settleMs: 50, retryMs: 100, checkMs: 50, now: () => clock.now },
        storeFolder: data.folder,
        ...parts,
        ...more,
      })
      onTestFinished(source.close)
      return {
        ...source,
        title: () => source.current().article('en', 'news', 'new-hood')?.title.text,
        showroom: () => source.current().article('en', 'news', 'showroom')?.title.text,
      }
    },
  }
}

const minutes = (number: number) => number * 60_000

describe('SW5: a release', () => {
  it('shows from the first moment of its day, and not before', async () => {
    const { clock, write, start, logged } = await site({ before: minutes(10) })
    await write({ [`releases/2026-12-01-a/${title}`]: textOfNews('In December') })
    const source = await start()
    await soon(() => expect(logged()).toContain('the releases of 2026-12-01 are read'))
    clock.now = midnight - 1
    const before = source.current().version
    expect(source.title()).toBe('A new hood (en)')

    const heard: string[] = []
    source.onChange(({ version }) => heard.push(version))
    clock.now = midnight
    expect(source.title()).toBe('In December')
    const { version } = source.current()
    expect([version.slice(13), version.slice(0, 12) === before.slice(0, 12)]).toEqual(['2026-12-01', false])
    expect(source.status()).toMatchObject({ version, state: 'ok' })
    expect(heard).toEqual([version])
  })

  it('starts its day although nobody visits the site', async () => {
    const { clock, write, start } = await site({ before: 100 })
    await write({ [`releases/2026-12-01-a/${title}`]: textOfNews('In December') })
    const source = await start()
    const started = Promise.withResolvers<string>()
    source.onChange(({ version }) => started.resolve(version))
    clock.now = midnight
    expect(await started.promise).toMatch(/-2026-12-01$/)
  })

  it('does not bring back content that has changed since it was read', async () => {
    const { clock, write, start, logged } = await site({ before: minutes(10) })
    await write({ [`releases/2026-12-01-a/${title}`]: textOfNews('In December') })
    const source = await start()
    await soon(() => expect(logged()).toContain('are read'))
    await write({ 'news/showroom/en.yaml': textOfNews('Safety first') })
    await soon(() => expect(source.showroom()).toBe('Safety first'))
    clock.now = midnight
    expect(source.showroom()).toBe('Safety first')
    await soon(() => expect([source.title(), source.showroom()]).toEqual(['In December', 'Safety first']))
  })

  it('changes nothing before its day, also for an entry that gets a fault after the release was read', async () => {
    const { write, start, logged } = await site({ before: minutes(10) })
    await write({ [`releases/2026-12-01-a/${title}`]: textOfNews('In December') })
    const source = await start()
    await soon(() => expect(logged()).toContain('are read'))
    await write({ [title]: 'title: Now: here' })
    await soon(() => expect(source.status().state).toBe('degraded'))
    expect(source.title()).toBe('A new hood (en)')
    // A restart on the same day doesn't serve it either.
    expect((await start()).title()).toBe('A new hood (en)')
  })

  it.each([
    { when: 'the site runs at midnight', before: minutes(10) },
    { when: 'a site starts that has never served the content', before: -minutes(10) },
  ])('holds back only its entry with a fault, in the version without the release: $when', async ({ before }) => {
    const { clock, write, start, logged } = await site({ before })
    await write({
      [`releases/2026-12-01-a/${title}`]: 'title: Now: here',
      'releases/2026-12-01-a/news/showroom/en.yaml': textOfNews('Open in December'),
    })
    const source = await start()
    if (before > 0) await soon(() => expect(logged()).toContain('are read'))
    clock.now = midnight
    expect([source.title(), source.showroom()]).toEqual(['A new hood (en)', 'Open in December'])
    expect(source.status()).toMatchObject({
      state: 'degraded',
      heldBack: [{ entry: 'news/new-hood', served: 'last good' }],
      problem: [{ file: title, layer: 'releases/2026-12-01-a' }],
    })
  })

  it('with a fault that affects every page is reported before its day, and the earlier content stays', async () => {
    const { clock, write, start, logged } = await site({ before: minutes(10), pollMs: 100 })
    await write({ 'releases/2026-12-01-a/site.yaml': 'brand: [', [`releases/2026-12-01-a/${title}`]: textOfNews('In December') })
    const source = await start()
    const aboutTomorrow = 'the releases of 2026-12-01 have faults that affect the whole site'
    await soon(() => expect(logged()).toContain(aboutTomorrow))
    clock.now = midnight
    expect(source.title()).toBe('A new hood (en)')
    await soon(() => expect(source.status()).toMatchObject({ state: 'last good', problem: [{ file: 'site.yaml' }] }))
    expect(source.current().version).toMatch(/-2026-12-01$/)
  })

  it('is taken back when its folder is deleted, and changes when it is edited', async () => {
    const { folder, write, start } = await site({ before: -minutes(10) })
    await write({ [`releases/2026-12-01-a/${title}`]: textOfNews('In December') })
    const source = await start()
    expect(source.title()).toBe('In December')
    await write({ 'releases/2026-12-01-a/.removed.json': '["news/showroom/ko.yaml"]' })
    await soon(() => expect(source.current().article('ko', 'news', 'showroom')?.title.text).toContain('(en)'))
    await rm(join(folder, 'releases'), { recursive: true })
    await soon(() => expect(source.title()).toBe('A new hood (en)'))
  })

  it('of a day between two starts applies, although no file has changed', async () => {
    const { clock, write, start } = await site({ before: minutes(60) })
    await write({ [`releases/2026-12-01-a/${title}`]: textOfNews('In December') })
    const first = await start()
    expect(first.title()).toBe('A new hood (en)')
    await first.close()
    clock.now = midnight
    const second = await start()
    await soon(() => expect(second.title()).toBe('In December'))
  })
})

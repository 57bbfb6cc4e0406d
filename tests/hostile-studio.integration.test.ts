import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import { versionOf } from '#studio/drafts/draft-store.ts'
import { EditRefused } from '#studio/edits/edit.ts'
import { formsHandlers } from '#studio/server/forms-calls.ts'
import { publishHandlers } from '#studio/server/publish-calls.ts'
import { aWriting } from '#studio/server/testing/a-writing.ts'
import { writeHandlers } from '#studio/server/write-calls.ts'
import { hostileTexts } from './support/hostile-texts.ts'
import { linearMs, slowness } from './support/linear-time.ts'

const tries = 5
const file = 'news/cooking-evenings/en.yaml'
const by = { who: 'mei', at: '2030-01-02T02:00:00.000Z' }

let data: Awaited<ReturnType<typeof temporaryFolder>>
let studio: ReturnType<typeof aWriting>
beforeAll(async () => {
  data = await temporaryFolder()
  cpSync('tests/content', join(data.folder, 'content'), { recursive: true })
  studio = aWriting(data.folder)
})
afterAll(async () => {
  studio.writing.entryList.close()
  await studio.publishing.close()
  await data[Symbol.asyncDispose]()
})

/** The CPU time of this thread, which is that of the studio: its other threads work for it. */
async function threadMs(run: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const unlessRefused = (error: unknown) => {
  if (!(error instanceof EditRefused)) throw error
}

/** Writes a value into a news article, opens its form and lists all drafts. Returns how long each kept the thread busy. */
async function write(value: unknown): Promise<{ name: string; ms: number }[]> {
  const { text, draft } = await studio.drafts.read(file)
  const version = draft?.version ?? versionOf(text ?? '')
  const edits = [{ set: ['content'], value: value as never }]
  const parts = { ...studio, by }
  const calls = {
    saving: () => writeHandlers.draftEdit({ file, edits, version }, parts).catch(unlessRefused),
    'the form': () => formsHandlers.entryForm({ file }, parts),
    'the list of drafts': () => publishHandlers.publishing({}, parts),
  }
  const took = []
  for (const [name, call] of Object.entries(calls)) took.push({ name, ms: await threadMs(call) })
  return took
}

/**
 * What takes longer than the bound on a machine that is not busy, in the best of a few tries. Each try gets another value: what has not changed is not
 * compared again.
 */
async function slowCalls(name: string, value: (end: string) => unknown): Promise<string[]> {
  const best = new Map<string, number>()
  for (let n = 0; n < tries; n += 1) {
    for (const { name: call, ms } of await write(value(`${n}`))) {
      const quietMs = ms > linearMs ? ms / slowness() : ms
      best.set(call, Math.min(quietMs, best.get(call) ?? quietMs))
    }
    if (Math.max(...best.values()) <= linearMs) return []
  }
  const slow = [...best].filter(([, ms]) => ms > linearMs)
  return slow.map(([call, ms]) => `${call}, ${name}: ${Math.round(ms)} ms`)
}

describe('SL1: nothing that staff write keeps others waiting while it is saved, shown and listed', { timeout: 300_000 }, () => {
  it('a text of 64 KiB in one field', async () => {
    const faults: string[] = []
    for (const text of hostileTexts()) faults.push(...(await slowCalls(JSON.stringify(text.slice(0, 20)), (end) => text + end)))
    expect(faults).toEqual([])
  })

  it.each<[string, (end: string) => unknown]>([
    ['a list of 8,000 words', (end) => Array.from({ length: 8_000 }, (_, n) => (n === 0 ? end : `a${n}`))],
    ['4,000 fields', (end) => Object.fromEntries(Array.from({ length: 4_000 }, (_, n) => [`k${n}`, n === 0 ? end : '']))],
  ])('%s', async (name, value) => expect(await slowCalls(name, value)).toEqual([]))
})

it('SL1: a new file is refused if it can not be read as YAML', async () => {
  const text = '[{a}'.repeat(16_000)
  const created = writeHandlers.draftCreate({ file: 'news/new/en.yaml', version: null, text }, { ...studio, by })
  await expect(created).rejects.toThrow(EditRefused)
})

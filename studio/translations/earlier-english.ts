import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ownAt } from '#contract/objects/own-value.ts'
import { writeAtomically } from '#publishing/files/atomic-file.ts'
import { inTextThread } from '../text-work/in-text-thread.ts'
import { shortHash } from './records.ts'
import type { SourceText } from './source-texts.ts'
import { createTimeSlices } from './time-slices.ts'

/** Texts by their hashes. */
const Texts = z.record(z.string(), z.string())
const run = promisify(execFile)
const mostRevisions = 40

/**
 * Finds the English text that a translation was made from, by its hash: in a list of texts that the studio has seen, or in the history of
 * a content folder in git.
 */
export function createEarlierEnglish(listFile: string) {
  let seen: Map<string, string> | undefined

  function load(): Map<string, string> {
    try {
      return new Map(Object.entries(Texts.parse(JSON.parse(readFileSync(listFile, 'utf8')))))
    } catch {
      return new Map()
    }
  }

  /** Remembers the texts of now, for the day on which they change. Forgets those that no translation is made from any more. */
  async function remember(files: readonly { sources: readonly SourceText[] }[], wanted: ReadonlySet<string>) {
    const slices = createTimeSlices()
    const next = new Map<string, string>()
    for (const { sources } of files) {
      for (const { english } of sources) next.set(shortHash(english), english)
      await slices.pause()
    }
    seen ??= load()
    for (const [hash, text] of seen) if (wanted.has(hash)) next.set(hash, text)
    await replace(next)
  }

  /** Remembers some texts before they change. */
  async function add(texts: readonly string[]) {
    seen ??= load()
    await replace(new Map([...seen, ...texts.map((text) => [shortHash(text), text] as const)]))
  }

  async function replace(next: Map<string, string>) {
    const isSame = next.size === seen?.size && [...next.keys()].every((hash) => seen?.has(hash))
    seen = next
    // Without it, only the difference is missing.
    if (!isSame) await writeAtomically(listFile, JSON.stringify(Object.fromEntries(next))).catch(() => {})
  }

  async function find(hash: string, root: string, { place }: SourceText): Promise<string | undefined> {
    seen ??= load()
    const known = seen.get(hash)
    if (known !== undefined) return known
    const found = await inHistory(hash, root, place)
    if (found !== undefined) seen.set(hash, found)
    return found
  }

  return { add, remember, find }
}
export type EarlierEnglish = ReturnType<typeof createEarlierEnglish>

async function inHistory(hash: string, root: string, { file, path }: SourceText['place']): Promise<string | undefined> {
  try {
    const git = async (...args: string[]) =>
      (await run('git', ['-C', root, ...args], { timeout: 5_000, maxBuffer: 1024 * 1024 })).stdout
    const log = await git('log', `-${mostRevisions}`, '--format=%H', '--', file)
    for (const revision of log.split('\n').filter((line) => line !== '')) {
      const value = await inTextThread('valueOfYaml', await git('show', `${revision}:./${file}`))
      const text = path.reduce<unknown>(ownAt, value)
      if (typeof text === 'string' && shortHash(text) === hash) return text.trim()
    }
  } catch {
    // No git, no history, or a revision that can't be read: the change isn't shown.
  }
  return undefined
}

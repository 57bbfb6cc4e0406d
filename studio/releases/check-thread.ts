import { parentPort, workerData } from 'node:worker_threads'
import { kindOfFile } from '#contract/content/kinds.ts'
import type { Day } from '#contract/views/articles.ts'
import { examineContent } from '#publishing/check/examine-content.ts'
import { internalLinks } from '#publishing/check/internal-links.ts'
import type { Rule } from '#publishing/check/rule.ts'
import { unsaidWithdrawals, withdrawalFaults } from '#publishing/documents/notice-withdrawals.ts'
import { openCacheOfFolder } from '#publishing/read/cache-of-folder.ts'
import type { ContentDraft } from '#publishing/read/content-draft.ts'
import { textsIn } from '#publishing/read/content-files.ts'
import { folderFingerprint } from '#publishing/read/folder-fingerprint.ts'
import { parsedFile } from '#publishing/read/parsed-yaml.ts'
import type { Asked, CheckAnswer, FileFault } from './content-checker.ts'

type Over = NonNullable<Asked['over']>

/** Checks all content, or compares its faults with those that it has with one more layer. */
const { root, cacheFile } = workerData as { root: string; cacheFile: string }
/** The thread ends after a while; the next one reads only what has changed. */
const cache = openCacheOfFolder(cacheFile, root)
let known: { state: string; faults: readonly FileFault[] } | undefined

parentPort?.on('message', async ({ layers, day, over }: Asked) => {
  try {
    answer({ faults: over ? await causedFaults(layers, day, over) : await examined(layers, day) })
  } catch (error) {
    answer({ failed: error instanceof Error ? error.message : String(error) })
  }
  cache.finish()
})

const answer = (message: CheckAnswer) => parentPort?.postMessage(message)
const keyOf = ({ file, field, message }: FileFault) => JSON.stringify([file, field, message])

async function causedFaults(layers: readonly string[], day: Day, { layer, changed }: Over): Promise<FileFault[]> {
  const before = new Set((await faultsBefore(layers, day)).map(keyOf))
  const after = await examined([...layers, layer], day, internalLinks)
  return after.filter((fault) => changed.includes(fault.file) || !before.has(keyOf(fault)))
}

/** Once for each state of the content: most checks are about other drafts over the same content. */
async function faultsBefore(layers: readonly string[], day: Day): Promise<readonly FileFault[]> {
  const fingerprint = await folderFingerprint(root, layers)
  const state = fingerprint && JSON.stringify([fingerprint, layers, day])
  if (state !== undefined && known?.state === state) return known.faults
  const faults = await examined(layers, day, internalLinks)
  known = state === undefined ? undefined : { state, faults }
  return faults
}

/** `beforePublishing` checks links: while one types, a link to a page that is only begun is no fault. */
async function examined(layers: readonly string[], day: Day, beforePublishing: Rule = () => []): Promise<FileFault[]> {
  const { draft, faults, files } = await examineContent(root, { layers, cache })
  const textOf = textsIn(root, layers)
  const unsaid = files
    .filter(({ file }) => isFaultyNotice(file, draft))
    .map((file) => parsedFile(file, textOf))
    .flatMap((parsed) => unsaidWithdrawals(parsed.source, parsed.load(), day))
  const all = [...faults, ...unsaid, ...withdrawalFaults(draft, day), ...beforePublishing(draft)]
  return all.map(({ file, field, message }) => ({ file, field, message }))
}

/** Its fields are checked one by one, because it isn't among the notices of the draft. */
function isFaultyNotice(file: string, { unreadable }: ContentDraft): boolean {
  const { kind, language } = kindOfFile(file) ?? {}
  return kind === 'notice' && language === undefined && unreadable.has(file)
}

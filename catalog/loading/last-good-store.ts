import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { writeAtomically } from '../atomic-file.ts'
import { reportOnceUntilStored } from '../media/storage-report.ts'
import type { ContentFile } from '../reading/content-files.ts'
import { entryOf } from './entry-names.ts'
import type { LoadedContent } from './load-entries.ts'

export type LastGoodStore = ReturnType<typeof createLastGoodStore>

/** File name in `DATA_DIR`. */
export const lastGoodFile = 'last-good-content.json'

const KeptFiles = z.array(z.object({ file: z.string(), text: z.string(), fault: z.string().exactOptional() }))

/** Stores the served YAML files in one JSON file, for the next start. Several processes may share the file. */
export function createLastGoodStore(file: string, reportUnstored: (error: unknown) => void) {
  const storing = reportOnceUntilStored(reportUnstored)
  let writing = Promise.resolve()

  async function write({ lastGood, heldBack }: LoadedContent): Promise<void> {
    const leftOut = heldBack.flatMap(({ entry, served }) => (served === 'nothing' ? [entry] : []))
    // An entry that is left out may become valid again, when its picture is back or a deployment is rolled back.
    const before = leftOut.length > 0 ? ((await readKept(file)) ?? []) : []
    const stillKept = before.filter((kept) => leftOut.includes(entryOf(kept.file)))
    const text = JSON.stringify([...lastGood.files, ...stillKept])
    try {
      if (text !== (await readFile(file, 'utf8').catch(() => undefined))) await writeAtomically(file, text, { flush: true })
      storing.stored()
    } catch (error) {
      storing.failed(error)
    }
  }

  return {
    file,
    /** Writes in the background, and only if the content has changed. */
    keep(content: LoadedContent) {
      writing = writing.then(() => write(content))
    },
    /** Resolves when all pending writes are done. */
    idle: () => writing,
  }
}

/** Undefined if the file is missing or not valid. */
export async function readKept(file: string): Promise<ContentFile[] | undefined> {
  try {
    return KeptFiles.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { parsedJson } from '../files/hash-of-bytes.ts'
import { textIfThere, writeWhole } from '../files/storage.ts'
import type { Committed, Repository } from './repository.ts'

const Waiting = z.object({ paths: z.array(z.string()), by: z.string(), message: z.string() })
type Commit = z.infer<typeof Waiting> & { /** They are made in this order. */ id: string }

export type Commits = ReturnType<typeof createCommits>

/** Makes a commit of each publishing. One that git refuses, such as while somebody rebases by hand, waits in a file for the next try. */
export function createCommits(repository: Pick<Repository, 'commit' | 'push'>, folder: string) {
  async function add({ id, ...commit }: Commit): Promise<Committed> {
    await writeWhole(join(folder, `${id}.json`), JSON.stringify(commit))
    return again()
  }

  /** Makes all commits that wait, each with a push. Undefined if there were none. */
  async function makeWaiting(): Promise<Committed | undefined> {
    const names = (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.json')).sort()
    let last: Committed | undefined
    for (const name of names) {
      const found = Waiting.safeParse(parsedJson((await textIfThere(join(folder, name))) ?? ''))
      if (found.success) last = await repository.commit(found.data.paths, found.data)
      if (last?.commit === 'failed') return last
      await rm(join(folder, name), { force: true })
    }
    return last
  }

  const again = async (): Promise<Committed> => (await makeWaiting()) ?? { commit: 'none', push: await repository.push() }

  return { add, makeWaiting, again }
}

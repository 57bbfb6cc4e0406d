import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** Reads the master if its bytes still match its hash. Clients cache the URL for a year, so it must never get another picture. */
export async function readMaster(file: string, wanted: string): Promise<Buffer | undefined> {
  const bytes = await readFile(file).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  return bytes && hash('sha256', bytes) === wanted ? bytes : undefined
}

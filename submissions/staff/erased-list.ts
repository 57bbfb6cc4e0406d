import { existsSync, readFileSync } from 'node:fs'
import type { Suppression } from './suppression.ts'

/** The list of erased submissions that earlier versions kept in a file on each host, with a time and a reference on each line. */
export function readErased(path: string): Suppression {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  const erasures = lines.flatMap((line) => {
    const [at, value] = line.trim().split(/\s+/)
    return at === undefined || value === undefined ? [] : [{ kind: 'reference' as const, value, at }]
  })
  return { secret: undefined, erasures, withdrawn: [] }
}

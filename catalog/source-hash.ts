import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)

/** A hash of the program's files that match the patterns, without tests. It is the same on every node, so it doesn't depend on times or paths. */
export function sourceHash(patterns: readonly string[]): string {
  const sum = createHash('sha256')
  for (const pattern of patterns) {
    for (const path of globSync(pattern, { cwd: fileURLToPath(root) }).sort()) {
      if (!path.includes('.test.')) sum.update(readFileSync(new URL(path, root)))
    }
  }
  return sum.digest('hex')
}

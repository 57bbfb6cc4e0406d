import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Erased } from './erase.ts'

/**
 * Appends erased submissions to a list: time and reference, but no personal data. Older backups still contain the submissions, and restoring a
 * backup erases the listed ones again.
 */
export function noteErased(path: string, references: readonly string[], now: Date) {
  if (references.length === 0) return
  mkdirSync(dirname(path), { recursive: true })
  const file = openSync(path, 'a', 0o600)
  try {
    writeSync(file, references.map((reference) => `${now.toISOString()} ${reference}\n`).join(''))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

export function readErased(path: string): Erased[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [at, reference] = line.trim().split(/\s+/)
    return at === undefined || reference === undefined ? [] : [{ at, reference }]
  })
}

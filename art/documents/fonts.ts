import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder with the fonts of the documents. The first call generates them, which takes a minute; later calls use the cache. */
export function fontFolder(): string {
  const script = fileURLToPath(new URL('make_fonts.py', import.meta.url))
  // A hash of the script, so that a change of characters or weights generates new fonts.
  const version = hash('sha256', readFileSync(script)).slice(0, 8)
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'hearth-art', `fonts-${version}`)
  const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))
  // Debian's Python, because the Debian packages install for it.
  const { status } = spawnSync('/usr/bin/python3', [script, modules, folder], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The fonts could not be generated: see art/documents/README.md for the required packages')
  return folder
}

import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder with the faces of the documents, made on the first call (a minute) and kept beside the pictures' own cache. */
export function fontFolder(): string {
  const script = fileURLToPath(new URL('make_fonts.py', import.meta.url))
  // Of the script's own text, so that other characters or other weights are never looked for in older faces.
  const version = hash('sha256', readFileSync(script)).slice(0, 8)
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'hearth-art', `fonts-${version}`)
  const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))
  // Debian's own Python: that is the one that has its packages.
  const { status } = spawnSync('/usr/bin/python3', [script, modules, folder], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The fonts could not be made: see art/documents/README.md for the packages it takes')
  return folder
}

import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Loaded into a studio before its own code: while the file `FAILING_DISK` has an error code and a folder, nothing can be written below that
 * folder, as on a full disk (`ENOSPC`) or one that is mounted read-only (`EROFS`).
 */
const control = process.env['FAILING_DISK'] ?? ''
const { readFileSync } = fs

function refuse(path: unknown) {
  let code = ''
  let folder = ''
  try {
    ;[code = '', folder = ''] = readFileSync(control, 'utf8').split('\n')
  } catch {
    return
  }
  if (code !== '' && String(path).startsWith(folder)) throw Object.assign(new Error(`${code}: ${path}`), { code })
}

type Functions = Record<string, unknown>
function check(owner: Functions, names: readonly string[]) {
  for (const name of names) {
    const original = owner[name]
    if (typeof original !== 'function') throw new Error(`There is no ${name}`)
    owner[name] = function checked(this: unknown, path: unknown, ...rest: unknown[]) {
      if (name !== 'open' || rest[0] === 'w') refuse(path)
      return original.call(this, path, ...rest)
    }
  }
}

check(fs as unknown as Functions, ['mkdirSync', 'writeFileSync', 'renameSync', 'linkSync'])
check(fs.promises as unknown as Functions, ['open', 'writeFile', 'rename', 'mkdir'])
syncBuiltinESMExports()

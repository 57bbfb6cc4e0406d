import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

type Functions = Record<string, unknown>

/** Runs something before every change of a file or folder in this process. Returns how to end that. */
export async function beforeEachChange(run: () => void): Promise<() => void> {
  const originals: [Functions, string, unknown][] = []
  function watch(owner: object, names: readonly string[]) {
    const functions = owner as Functions
    for (const name of names) {
      const call = functions[name]
      if (typeof call !== 'function') throw new Error(`There is no ${name}`)
      originals.push([functions, name, call])
      functions[name] = function watched(this: unknown, ...parts: unknown[]) {
        run()
        return call.apply(this, parts)
      }
    }
  }
  const file = await fs.promises.open(import.meta.filename)
  watch(Object.getPrototypeOf(file), ['writeFile'])
  await file.close()
  watch(fs, ['mkdirSync', 'writeFileSync', 'linkSync', 'renameSync', 'rmSync', 'rmdirSync'])
  watch(fs.promises, ['mkdir', 'open', 'rename', 'rm'])
  syncBuiltinESMExports()
  return () => {
    for (const [owner, name, call] of originals) owner[name] = call
    syncBuiltinESMExports()
  }
}

import fs from 'node:fs'
import { flushCompileCache, syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { contentOf, setsOfFiles } from './sets-of-files.ts'

/** Publishes once, and is killed before the change of a file or folder that has this number. Ends with 0 if there are fewer. */
const [folder = '', count = '', killBefore = ''] = process.argv.slice(2)
let changes = 0

function countCalls<Name extends string>(owner: Partial<Record<Name, unknown>>, names: readonly Name[]) {
  for (const name of names) {
    const call = owner[name]
    if (typeof call !== 'function') throw new Error(`There is no ${name}`)
    owner[name] = function counted(this: unknown, ...parts: unknown[]) {
      if (changes === Number(killBefore)) process.kill(process.pid, 'SIGKILL')
      changes += 1
      return call.apply(this, parts)
    }
  }
}

const file = await fs.promises.open(import.meta.filename)
countCalls(Object.getPrototypeOf(file), ['writeFile'])
await file.close()
countCalls(fs, ['mkdirSync', 'writeFileSync', 'linkSync', 'renameSync', 'rmSync', 'rmdirSync'])
countCalls(fs.promises, ['mkdir', 'open', 'rename', 'rm'])
syncBuiltinESMExports()

const { createSetWriter } = await import('../write-set.ts')
flushCompileCache()
changes = 0
const writer = createSetWriter({ root: join(folder, 'content'), folder: join(folder, 'studio') })
await writer.write(
  setsOfFiles.map((path) => ({ path, content: contentOf(path, Number(count)) })),
  { by: 'mei', at: new Date().toISOString(), message: count },
)

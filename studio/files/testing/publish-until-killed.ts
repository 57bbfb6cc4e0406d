import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { beforeEachChange } from './each-change.ts'
import { contentOf, setsOfFiles } from './sets-of-files.ts'

/** Publishes once, and is killed before the change of a file or folder that has this number. Ends with 0 if there are fewer. */
const [folder = '', count = '', killBefore = ''] = process.argv.slice(2)
let changes = 0

const { createSetWriter } = await import('../write-set.ts')
flushCompileCache()
await beforeEachChange(() => {
  if (changes === Number(killBefore)) process.kill(process.pid, 'SIGKILL')
  changes += 1
})
const writer = createSetWriter({ root: join(folder, 'content'), folder: join(folder, 'studio') })
await writer.write(
  setsOfFiles.map((path) => ({ path, content: contentOf(path, Number(count)) })),
  { by: 'mei', at: new Date().toISOString(), message: count },
)

import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { createSetWriter } from '../write-set.ts'
import { contentOf, setsOfFiles } from './sets-of-files.ts'

const [folder = '', from = ''] = process.argv.slice(2)
const writer = createSetWriter({ root: join(folder, 'content'), folder: join(folder, 'studio') })

async function publish(count: number) {
  const changes = setsOfFiles.map((path) => ({ path, content: contentOf(path, count) }))
  await writer.write(changes, { by: 'mei', at: new Date().toISOString(), message: `${count}` })
}

const start = performance.now()
await publish(Number(from))
// A killed process does not keep what it has compiled.
flushCompileCache()
process.send?.({ publishedInMs: performance.now() - start })
for (let count = Number(from) + 1; ; count += 1) await publish(count)

import { join } from 'node:path'
import { createSetWriter } from '../write-set.ts'

const [folder = ''] = process.argv.slice(2)

// An open channel keeps the process alive.
process.on('message', () => {})

/** Publishes until everything is prepared and the journal is written, says so, and waits to be killed. */
const writer = createSetWriter({
  ...{ root: join(folder, 'content'), folder: join(folder, 'studio') },
  async beforehand() {
    process.send?.('prepared')
    await new Promise(() => {})
  },
})
await writer.write(
  [
    { path: 'banners.yaml', content: Buffer.from('new') },
    { path: 'site.yaml', content: undefined },
  ],
  { by: 'mei', at: '2030-01-02T03:04:05.000Z', message: 'Killed' },
)

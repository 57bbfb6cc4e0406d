import { versionOf } from '../draft-store.ts'
import { aDraftStore } from './a-draft-store.ts'

const [folder = '', file = ''] = process.argv.slice(2)
const store = aDraftStore(folder)
const { text } = await store.read(file)
let version = text === undefined ? null : versionOf(text)

for (let count = 1; ; count += 1) {
  const done = await store.edit({ file, edits: [{ set: ['title'], value: `${count}` }], version, by: 'mei' })
  if ('version' in done) version = done.version
  process.send?.(count)
}

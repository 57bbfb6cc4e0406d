import { openPublishedStore } from '../store/open-store.ts'
import { publishContent } from '../store/publish.ts'

/** A publisher that tests kill. It tells its parent when it begins to build and to store. The arguments are the folders of content and data. */
const [contentFolder = '', dataFolder = ''] = process.argv.slice(2)
const store = await openPublishedStore({ databaseUrl: process.env['DATABASE_URL'] || undefined, dataFolder })
process.send?.('building')
const missing = (hashes: readonly string[]) => {
  process.send?.('storing')
  return store.missing(hashes)
}
await publishContent(contentFolder, { ...store, missing }, { by: 'Mei' })
await store.close()

import { testDatabases } from '#submissions/testing/databases.ts'
import type { PublishedStore } from '../store/published-store.ts'
import { folderPlace, postgresPlace, type StorePlace } from './store-places.ts'

/** `store` and what `another` opens are closed at the end of the test. */
export type TestPlace = AsyncDisposable &
  StorePlace & {
    store: PublishedStore
    another: () => Promise<PublishedStore>
    execute: (statement: string) => Promise<unknown[]>
  }

/** Both kinds of stores for `describe.each`, or only the one in TEST_DATABASE. Each `open` makes an empty store. */
export const testPlaces = testDatabases.map(({ name, open }) => ({
  name: name === 'PostgreSQL' ? name : 'a folder',
  open: async (): Promise<TestPlace> => {
    const database = await open()
    const { DATABASE_URL, DATA_DIR = '' } = database.environment
    const place = DATABASE_URL === undefined ? folderPlace(DATA_DIR) : postgresPlace(DATABASE_URL, DATA_DIR)
    const opened: PublishedStore[] = []
    const another = async () => {
      const store = await place.open()
      opened.push(store)
      return store
    }
    return {
      ...place,
      store: await another(),
      another,
      execute: database.execute,
      async [Symbol.asyncDispose]() {
        for (const store of opened) await store.close()
        await database[Symbol.asyncDispose]()
      },
    }
  },
}))

import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openCacheOfFolder } from './cache-of-folder.ts'
import { readCacheFile } from './read-cache.ts'

it('keeps results for the next process, but not those of another content folder', async () => {
  await using data = await temporaryFolder()
  const file = join(data.folder, readCacheFile)
  const first = openCacheOfFolder(file, '/content')
  first.keep('yaml', 'home.yaml', 'identity', { hash: 'a', value: 1 })
  first.finish()
  first.close()

  const second = openCacheOfFolder(file, '/content')
  expect(second.find('yaml', 'home.yaml', 'identity')).toEqual({ hash: 'a', value: 1 })
  second.close()
  const other = openCacheOfFolder(file, '/other')
  expect(other.find('yaml', 'home.yaml', 'identity')).toBeUndefined()
  other.close()
})

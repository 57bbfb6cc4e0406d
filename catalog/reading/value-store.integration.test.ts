import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createValueStore, type ValueStore } from './value-store.ts'

const values = Array.from({ length: 40 }, (_, index) => ({ index, text: 'A hood '.repeat(index * 2_000) }))

function expectAllBack(store: ValueStore) {
  const stored = values.map((value) => store.keep(serialize(value)))
  expect(stored.map((one) => store.read(one))).toEqual(values)
}

it('gives values back from a file that nobody else sees', async () => {
  await using data = await temporaryFolder()
  using store = createValueStore(data.folder)
  expectAllBack(store)
  expect(await readdir(data.folder)).toEqual([])
})

it('gives values back if no file can be written', async () => {
  await using data = await temporaryFolder()
  using store = createValueStore(join(data.folder, '\0'))
  expectAllBack(store)
})

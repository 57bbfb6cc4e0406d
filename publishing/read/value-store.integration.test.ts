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

it('gives values back in any order, also while others are stored', async () => {
  await using data = await temporaryFolder()
  using store = createValueStore(data.folder)
  const small = Array.from({ length: 20_000 }, (_, index) => ({ index, text: 'hob '.repeat(index % 90) }))
  const stored: number[] = []
  for (const value of small) {
    stored.push(store.keep(serialize(value)))
    const earlier = (value.index * 7_919) % stored.length
    expect(store.read(stored[earlier] ?? 0)).toEqual(small[earlier])
  }
  expect(stored.toReversed().map((one) => store.read(one))).toEqual(small.toReversed())
})

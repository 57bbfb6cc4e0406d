import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { DraftStore } from '#studio/drafts/draft-store.ts'
import { createTitles } from './filled-title.ts'

const read = async (file: string) => ({ text: await readFile(join('tests/content', file), 'utf8').catch(() => undefined) })
const filledTitle = createTitles({ read } as unknown as DraftStore)

it('SW2: facts are filled into the titles of entries, those of the product itself and those of others', async () => {
  expect(await filledTitle('products/rh-9010', 'Hood, {width in cm} cm')).toBe('Hood, 90 cm')
  expect(await filledTitle('news/x', 'Hood, {rh-9010.width in cm} cm')).toBe('Hood, 90 cm')
})

it('SW2: a placeholder without a value stays as it is written', async () => {
  expect(await filledTitle('products/rh-9010', '{nothing} {')).toBe('{nothing} {')
  expect(await filledTitle('news/x', '{width in cm} {zz-0000.width}')).toBe('{width in cm} {zz-0000.width}')
})
